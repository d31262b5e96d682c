/** Copies a text, also where the clipboard is not open to pages; answers whether it worked. */
export async function copyText(text: string, shownIn: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(shownIn)
  }
}

/** The old way. Where even that fails the text is left selected, one touch away from the device's own menu. */
function copySelected(element: HTMLElement): boolean {
  getSelection()?.selectAllChildren(element)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
