/** The browser tab's title: the page names it, what waits stands before it. */

let page = ''
let waiting = 0

/** "(3) Guests · Fjellheim": a count comes first, where a narrow tab still shows it. */
export function titleWithCount(title: string, count: number): string {
  return count > 0 ? `(${count}) ${title}` : title
}

export function setTabTitle(title: string): void {
  page = title
  document.title = titleWithCount(page, waiting)
}

export function setTabCount(count: number): void {
  waiting = count
  document.title = titleWithCount(page || document.title, waiting)
}
