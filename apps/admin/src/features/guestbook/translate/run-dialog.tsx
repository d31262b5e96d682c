import { Button, Checkbox, Progress, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import {
  type ContentLanguage,
  useDefaultLanguage,
} from '../../../components/editing/languages/use-content-languages.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useT } from '../../../platform/texts.ts'
import { translatorQuery, useTranslationActs } from './api.ts'
import { isProviderKnown, rememberProvider } from './known-provider.ts'
import { type MatrixRow, type RunKind, type RunStep, runSteps } from './matrix.ts'
import { ProviderNotice } from './provider-notice.tsx'
import { type RunState, runAll } from './run.ts'

export type AskedRun = {
  kind: RunKind
  rows: readonly MatrixRow[]
  languages: number[]
  isStaleToo?: boolean
}
type Props = { asked: AskedRun; languages: readonly ContentLanguage[]; onClose: () => void }

/** Fills many cards with drafts, one small call after the other; it can be stopped, and keeps what it did. */
export function RunDialog({ asked, languages, onClose }: Props) {
  const t = useT()
  const { kind, rows } = asked
  const main = useDefaultLanguage()
  const acts = useTranslationActs()
  const { data: translator } = useQuery(translatorQuery)
  const [chosen, setChosen] = useState(asked.languages.map(String))
  const [isStaleToo, setStaleToo] = useState(asked.isStaleToo ?? false)
  const [hasAgreed, setAgreed] = useState(false)
  const [state, setState] = useState<RunState | null>(null)
  const isStopped = useRef(false)
  // Whoever goes elsewhere leaves it where it is.
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )

  const host = translator?.host ?? ''
  const isTold = kind === 'copy' || hasAgreed || isProviderKnown(host)
  const steps = runSteps(rows, { kind, languages: chosen.map(Number), isStaleToo })
  const cards = new Set(steps.map(({ cardId }) => cardId)).size
  const isRunning = state?.status === 'running'

  const act = async ({ cardId, languages: wanted }: RunStep) => {
    if (kind === 'machine') return acts.translate(cardId, wanted[0] ?? -1, isStaleToo)
    await acts.copy(cardId, wanted)
    return { filled: 0, skipped: 0 }
  }
  const start = () => {
    if (kind === 'machine') rememberProvider(host)
    isStopped.current = false
    void runAll({ steps, act, isStopped: () => isStopped.current, onProgress: setState })
  }
  const stop = () => {
    isStopped.current = true
  }

  return (
    <Dialog
      title={t(`translate.run.${kind}.title`)}
      isOpen
      staysOpen
      onClose={() => (isRunning ? stop() : onClose())}
      buttons={
        <>
          {isRunning && (
            <Button variant="default" onClick={stop}>
              {t('translate.run.stop')}
            </Button>
          )}
          {!isRunning && (
            <Button variant={state ? 'filled' : 'default'} onClick={onClose}>
              {state ? t('action.done') : t('action.cancel')}
            </Button>
          )}
          {!state && (
            <Button onClick={start} disabled={steps.length === 0 || !isTold}>
              {t('translate.run.start')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="md">
        {!state && (
          <>
            <Text>{t(`translate.run.${kind}.text`, { count: cards, language: main.title })}</Text>
            <Checkbox.Group label={t('translate.run.languages')} value={chosen} onChange={setChosen}>
              <Stack gap="xs" mt="xs">
                {languages.map(({ index, title }) => (
                  <Checkbox key={index} value={String(index)} label={title} />
                ))}
              </Stack>
            </Checkbox.Group>
            {kind === 'machine' && (
              <>
                <Checkbox
                  label={t('translate.run.stale')}
                  checked={isStaleToo}
                  onChange={(event) => setStaleToo(event.currentTarget.checked)}
                />
                <ProviderNotice isAgreed={hasAgreed} onAgree={isProviderKnown(host) ? null : setAgreed} />
              </>
            )}
          </>
        )}
        {state && <Outcome state={state} kind={kind} />}
      </Stack>
    </Dialog>
  )
}

function Outcome({ state, kind }: { state: RunState; kind: RunKind }) {
  const t = useT()
  const { status, done, total, filled, skipped, error } = state
  return (
    <Stack gap="xs" role="status">
      <Progress
        value={total === 0 ? 100 : (done / total) * 100}
        aria-label={t('translate.run.progress', { done, total })}
      />
      <Text>{t('translate.run.progress', { done, total })}</Text>
      {status === 'done' && <Text fw={600}>{t('translate.run.done')}</Text>}
      {status === 'stopped' && <Text>{t('translate.run.stopped')}</Text>}
      {status === 'failed' && (
        <Text c="red">
          {errorText(t, error)} {t('translate.run.failed', { done, total })}
        </Text>
      )}
      {status !== 'running' && kind === 'machine' && <Text>{t('translate.filled', { count: filled })}</Text>}
      {status !== 'running' && skipped > 0 && <Text>{t('translate.skipped', { count: skipped })}</Text>}
    </Stack>
  )
}
