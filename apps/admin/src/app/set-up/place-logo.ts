import { getSettings, saveSettings } from '@innkeeper/api/properties.ts'
import { call } from '../../platform/call.ts'
import { uploadFile } from '../../platform/upload.ts'
import { fileOfData } from './logo-file.ts'
import type { SetUpDraft } from './set-up-draft.ts'

/** Puts the logo into the media library of the property that is the active one now, and makes it its logo. */
export async function placeLogo({ logoName, logoData }: SetUpDraft): Promise<void> {
  if (logoData === '') return
  const { signal } = new AbortController()
  const { file } = await uploadFile(fileOfData(logoData, logoName), { onProgress: () => undefined, signal })
  const { propertyId, revision, settings } = await call(getSettings, {})
  const change = { brand: { ...settings.brand, logo: file.id } }
  await call(saveSettings, { body: { propertyId, revision, change } })
}
