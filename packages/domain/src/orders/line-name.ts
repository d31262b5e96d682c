type Titled = { title: string; dealTitle?: string | null | undefined }

/** What a guest calls a line: the deal it was bought by, and the product beneath where that is called otherwise. */
export function lineName({ title, dealTitle }: Titled): { name: string; product: string | null } {
  if (!dealTitle || dealTitle === title) return { name: title, product: null }
  return { name: dealTitle, product: title }
}
