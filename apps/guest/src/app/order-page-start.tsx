import type { PageInput } from '@innkeeper/api/page.ts'
import { hydrateRoot } from 'react-dom/client'
import { OrderPage, type OrderPageData } from './order-page.tsx'
import { loadOrderTexts } from './order-texts.ts'
import { createPageAnswers } from './page-answers.ts'

/** Brings a page of an order to life; loaded for such pages alone. */
export async function startOrderPage(page: PageInput, data: OrderPageData): Promise<void> {
  const texts = await loadOrderTexts(page.language)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  hydrateRoot(root, <OrderPage data={data} answers={createPageAnswers(page.clientVersion)} texts={texts} />)
}
