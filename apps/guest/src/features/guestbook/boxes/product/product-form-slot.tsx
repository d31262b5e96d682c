import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

export type ProductFormProps = {
  productIds: readonly string[]
  /** Deals beside them, and what leads to them from here. */
  deals: { ids: readonly string[]; cameFrom: string }
  /** What to say where nothing of it can be ordered here. */
  otherwise: ReactNode
}

const ProductFormContext = createContext<ComponentType<ProductFormProps> | null>(null)

/** How a Product box is ordered is another feature's; the app puts it here. */
export const ProductFormProvider = ProductFormContext.Provider

export function useProductForm(): ComponentType<ProductFormProps> | null {
  return useContext(ProductFormContext)
}
