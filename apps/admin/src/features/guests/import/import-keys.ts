export const importKeys = {
  all: ['bookingImports'] as const,
  list: ['bookingImports', 'list'] as const,
  one: (importId: string) => ['bookingImports', 'one', importId] as const,
  rows: (importId: string) => ['bookingImports', 'rows', importId] as const,
}
