import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import { clockFields } from '@innkeeper/i18n/format.ts'
import { Button } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { SidePanel } from '../../../components/dialog/side-panel.tsx'
import {
  useContentLanguages,
  useDefaultLanguage,
} from '../../../components/editing/languages/use-content-languages.ts'
import { Box } from '../../../components/page/box.tsx'
import { PhoneFrame } from '../../../components/phone-frame/phone-frame.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './preview.module.css'
import { PreviewChoices } from './preview-choices.tsx'
import { CHILD_AGE, type PreviewGuest, previewOf } from './preview-person.ts'
import { PreviewScreen } from './preview-screen.tsx'

type Props = { body: FormBody; isOn: boolean }

/** As in the style sheets. */
const NARROW = '(max-width: 1200px)'

/** What the wizard would ask a guest of any nationality, as it is typed; in a panel where there is no room beside. */
export function FormPreview({ body, isOn }: Props) {
  const t = useT()
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const [isOpen, panel] = useDisclosure(false)
  const { property } = useSession()
  const languages = useContentLanguages()
  const ownLanguage = useDefaultLanguage()
  const [chosen, setChosen] = useState(ownLanguage.index)
  const [guest, setGuest] = useState<PreviewGuest>({
    kind: 'main',
    nationality: body.country,
    age: CHILD_AGE.first,
    isResident: false,
  })
  const language = languages.find(({ index }) => index === chosen) ?? ownLanguage
  const { year, month, day } = clockFields(Date.now(), property.timeZone)
  const today = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  const preview = (
    <>
      <PreviewChoices
        country={body.country}
        guest={guest}
        onGuest={(change) => setGuest((before) => ({ ...before, ...change }))}
        language={language.index}
        onLanguage={setChosen}
      />
      {!isOn && <p className={classes.quiet}>{t('regForms.preview.off')}</p>}
      <div className={classes.phone}>
        <PhoneFrame>
          {(screen) => (
            <PreviewScreen
              screen={screen}
              body={body}
              language={language}
              isCompanion={guest.kind === 'spouse' || guest.kind === 'child'}
              {...previewOf(body, guest, today)}
            />
          )}
        </PhoneFrame>
      </div>
    </>
  )
  if (!isNarrow)
    return (
      <div className={classes.column}>
        <Box title={t('regForms.preview')}>{preview}</Box>
      </div>
    )
  return (
    <div className={classes.opener}>
      <Button variant="default" leftSection={<IconEye size={17} stroke={1.7} />} onClick={panel.open}>
        {t('regForms.preview')}
      </Button>
      <SidePanel title={t('regForms.preview')} isOpen={isOpen} onClose={panel.close}>
        {preview}
      </SidePanel>
    </div>
  )
}
