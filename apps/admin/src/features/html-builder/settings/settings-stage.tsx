import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { PageSettingProvider } from '@innkeeper/html-builder/page/page-setting.tsx'
import type { ReactNode } from 'react'
import { usePageSettingFor } from '../canvas/use-page-setting.ts'

const BARE = { style: { innerBgColor: null, outerBgColor: null }, pictures: {}, values: {} }

/** Fields ask for the property's colours and fonts as drawn modules do. */
export function SettingsStage({ brand, children }: { brand: Brand; children: ReactNode }) {
  return <PageSettingProvider value={usePageSettingFor(BARE, brand)}>{children}</PageSettingProvider>
}
