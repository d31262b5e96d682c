import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { focusFirstError } from '../../../components/form/focus-first-error.ts'
import { FormBar } from '../../../components/form/form-bar.tsx'
import { LeaveGuard } from '../../../components/form/leave-guard.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { guestbookAddress } from '../../../platform/addresses.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { CardState } from '../card-state.tsx'
import { PublishButton } from '../publish-button.tsx'
import { useDefaultLanguage } from '../use-languages.ts'
import { BackToCards } from './back-to-cards.tsx'
import { CardNotices } from './card-notices.tsx'
import { CardSummary } from './card-summary.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { firstLanguageWithError } from './first-language-with-error.ts'
import { LanguageTabs } from './language-tabs.tsx'
import { useCardForm } from './use-card-form.ts'

/**
 * The pattern of every form: one hook holds state and saving, fields show it, a bar below tells the state. What is
 * typed survives a failed save, a colleague's save, a session that ends and a reload.
 */
export function CardForm({ staffCard }: { staffCard: StaffCard }) {
  const t = useT()
  const { property } = useSession()
  const defaultLanguage = useDefaultLanguage()
  const card = useCardForm(staffCard)
  const [language, setLanguage] = useState(String(defaultLanguage.index))
  const [refusedSaves, setRefusedSaves] = useState(0)
  const fields = useRef<HTMLFormElement>(null)
  const name = cardDisplayName(card.base.card, defaultLanguage.index)

  const save = () =>
    card.save((errors) => {
      setLanguage((shown) => firstLanguageWithError(errors, shown))
      setRefusedSaves((count) => count + 1)
    })

  // Once what is wrong is on screen.
  useEffect(() => {
    if (refusedSaves > 0) focusFirstError(fields.current)
  }, [refusedSaves])

  return (
    <>
      <BackToCards />
      <PageHeader
        title={name}
        subtitle={<CardSummary staffCard={card.base} />}
        actions={
          <>
            <CardState {...card.base} />
            <Button
              component="a"
              href={guestbookAddress(property.id)}
              target="_blank"
              rel="noreferrer"
              variant="default"
              rightSection={<IconExternalLink size={16} stroke={1.6} />}
            >
              {t('cards.seeAsGuest')}
            </Button>
          </>
        }
      />
      <CardNotices card={card} />
      <form
        ref={fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <LanguageTabs card={card} language={language} onLanguage={setLanguage} />
      </form>
      <FormBar
        isDirty={card.isDirty}
        isSaving={card.isSaving}
        savedAt={card.savedAt}
        onSave={save}
        onDiscard={card.discard}
      >
        {!card.isDirty && <PublishButton />}
      </FormBar>
      {card.conflict && <ConflictDialog card={card} current={card.conflict} />}
      <LeaveGuard isDirty={card.isDirty} onDiscard={card.discard} />
    </>
  )
}
