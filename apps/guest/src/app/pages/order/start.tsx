import { loadOrderTexts } from '../../ordering/order-texts.ts'
import { createPageAnswers } from '../../page-answers.ts'
import { startPage } from '../../start-page.ts'
import { loadScreen } from './load-screen.tsx'
import { OrderPage } from './order-page.tsx'

startPage<'order'>(async ({ data, language, clientVersion }) => {
  const [texts, screen] = await Promise.all([loadOrderTexts(language), loadScreen(data)])
  return (
    <OrderPage
      data={data}
      answers={createPageAnswers(clientVersion, data.clientData)}
      texts={texts}
      screen={screen}
    />
  )
})
