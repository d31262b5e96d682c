import { createContext, useContext } from 'react'

/** Product id to its title, in the language of the page. */
export type ProductNames = ReadonlyMap<string, string>

const NONE: Promise<ProductNames> = Promise.resolve(new Map())

const ProductNamesContext = createContext<() => Promise<ProductNames>>(() => NONE)

/** What products are called is another feature's to know; the app puts it here. The same promise every time. */
export const ProductNamesProvider = ProductNamesContext.Provider

export function useProductNames(): Promise<ProductNames> {
  return useContext(ProductNamesContext)()
}
