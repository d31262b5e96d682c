/**
 * A page of ours that is only looked at: without what would bring it to life, install it, or be fetched for that. The
 * page is our own rendering, in which words are escaped, so its tags can be told by their letters.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|manifest|preload|apple-touch-icon|icon)"[^>]*>/g, '')
}
