/** The language whose tab to open: the shown one when it has an error, else the first that has. */
export function firstLanguageWithError(errors: Record<string, unknown>, shown: string): string {
  const languages = Object.keys(errors).flatMap((path) => path.match(/^texts\.(\d+)\./)?.[1] ?? [])
  return languages.includes(shown) ? shown : (languages[0] ?? shown)
}
