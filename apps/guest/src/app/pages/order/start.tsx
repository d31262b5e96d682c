import { catalogueQuery } from '../../../features/orders/api.ts'
import { loadOrderTexts } from '../../ordering/order-texts.ts'
import { createPageAnswers } from '../../page-answers.ts'
import { startPage } from '../../start-page.ts'
import { loadScreen } from './load-screen.tsx'
import { OrderPage, orderingOfPage } from './order-page.tsx'

startPage<'order'>(async ({ data, language, clientVersion }) => {
  const answers = createPageAnswers(clientVersion, data.clientData)
  // The checkout shows nothing before it has this; what does not come now is asked for again there.
  if (data.view === 'checkout') answers.ensure(catalogueQuery(orderingOfPage(data))).catch(() => undefined)
  const [texts, screen] = await Promise.all([loadOrderTexts(language), loadScreen(data.view)])
  return <OrderPage data={data} answers={answers} texts={texts} screen={screen} />
})
