// Tells the page around a frame how tall its content is, in the dialects that hosts understand.

/** Smaller changes are not worth a message: they would only start a loop of small corrections. */
const enough = 4;

/**
 * Posts the height of `content` to the parent now and whenever it changes. From the content alone,
 * never from the frame's own height, so that no host and frame can chase each other.
 */
export function postHeight(content: Element, slug: string): void {
  if (window.parent === window) return;
  // WordPress marks each frame with a secret in its address and expects it back.
  const secret = /[#&?]secret=([\w-]+)/.exec(location.hash)?.[1];
  let posted = 0;
  const post = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height === 0 || Math.abs(height - posted) <= enough) return;
    posted = height;
    const messages: unknown[] = [
      { type: 'pe-height', slug, height },
      // AMP: https://amp.dev/documentation/components/amp-iframe#iframe-resizing
      { sentinel: 'amp', type: 'embed-size', height },
      // Medium and Embedly, as text.
      JSON.stringify({ src: location.href, context: 'iframe.resize', height }),
      JSON.stringify({ type: 'resize', src: location.href, height }),
      // WordPress: wp-embed.js
      { message: 'height', value: height, ...(secret && { secret }) },
    ];
    // Heights are no secret: any page that shows the frame may know them.
    for (const message of messages) window.parent.postMessage(message, '*');
  };
  new ResizeObserver(post).observe(content);
}
