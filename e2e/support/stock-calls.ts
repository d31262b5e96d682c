import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import type { APIResponse, Page } from '@playwright/test'
import { ENGLISH } from './card-calls.ts'

type StaffProduct = { product: Product; revision: number; stock: number | null }
type Known = Pick<Product, 'id'>

async function dataOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

const addressOf = ({ id }: Known) => `/api/hotel/products/${id}`

async function read(staff: Page, product: Known): Promise<StaffProduct> {
  return dataOf(await staff.request.get(addressOf(product)))
}

/** A colleague's save, over HTTP. */
export async function changeProduct(
  staff: Page,
  product: Known,
  change: Partial<Product> & { stock?: number },
): Promise<void> {
  const { revision } = await read(staff, product)
  await dataOf(await staff.request.put(addressOf(product), { data: { revision, change } }))
}

/** From now on there are so many of one of the demo's products, known by its English title. */
export async function limitStock(staff: Page, title: string, stock: number): Promise<Product> {
  const { items } = await dataOf<{ items: { product: Product }[] }>(
    await staff.request.get(`/api/hotel/products?search=${encodeURIComponent(title)}`),
  )
  const found = items.find(({ product }) => product.content[ENGLISH]?.title === title)
  if (!found) throw new Error(`There is no ${title}`)
  const { product } = found
  const quantity = { ...product.options.quantity, isUnlimited: false }
  await changeProduct(staff, product, { stock, options: { ...product.options, quantity } })
  return product
}

export async function stockOf(staff: Page, product: Known): Promise<number | null> {
  return (await read(staff, product)).stock
}
