import { startPage } from '../../start-page.ts'
import { upgradesScreen } from './load-screen.tsx'
import { UpgradesPage, upgradesAnswers } from './upgrades-page.tsx'
import { loadConfirmationTexts, loadUpgradesTexts } from './upgrades-texts.ts'

startPage<'upgrades'>(async ({ data, language, clientVersion }) => {
  const answers = upgradesAnswers(data, clientVersion)
  const isSent = data.view.name === 'request confirmation'
  const [texts, confirmation] = await Promise.all([
    isSent ? loadConfirmationTexts(language) : loadUpgradesTexts(language),
    isSent ? import('./confirmation.tsx') : null,
  ])
  return (
    <UpgradesPage data={data} answers={answers} texts={texts} screen={upgradesScreen(data, confirmation)} />
  )
})
