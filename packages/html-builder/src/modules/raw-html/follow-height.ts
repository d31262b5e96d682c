/** Keeps a frame as tall as what is in it; without a script it scrolls. */
export function followHeight(frame: HTMLIFrameElement): () => void {
  const sizes = new ResizeObserver(() => takeHeight(frame))
  const begin = () => {
    const body = frame.contentDocument?.body
    if (!body) return
    sizes.disconnect()
    sizes.observe(body)
    takeHeight(frame)
  }
  frame.addEventListener('load', begin)
  begin()
  return () => {
    frame.removeEventListener('load', begin)
    sizes.disconnect()
  }
}

function takeHeight(frame: HTMLIFrameElement): void {
  const height = frame.contentDocument?.body?.scrollHeight
  if (height) frame.style.height = `${height}px`
}
