import { pageKind } from '../../page-kind.ts'
import style from '../../start-notices.module.css?inline'
import { startView } from '../../start-notices.tsx'
import * as confirmation from './confirmation.tsx'
import { upgradesScreen } from './load-screen.tsx'
import { UpgradesPage, upgradesAnswers } from './upgrades-page.tsx'
import { loadConfirmationTexts, type UpgradesTexts } from './upgrades-texts.ts'

export const upgradesKind = pageKind<'upgrades', UpgradesTexts>({
  start: 'src/app/pages/upgrades/start.tsx',
  style,
  loadTexts: loadConfirmationTexts,
  screen: ({ data, clientVersion }, texts) => (
    <UpgradesPage
      data={data}
      answers={upgradesAnswers(data, clientVersion)}
      texts={texts}
      screen={upgradesScreen(data, confirmation)}
    />
  ),
  startNotices: ({ data: { clientData } }, { write }) => startView(write, `/return/${clientData.propertyId}`),
  describe: ({ data: { clientData, language } }, { write }) => ({
    title: `${write('upgrade.title')} · ${clientData.name}`,
    description: '',
    language: language.code,
    brand: clientData.brand,
  }),
})
