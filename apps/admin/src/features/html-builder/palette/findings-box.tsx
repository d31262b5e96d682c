import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import type { Finding, FindingContext, FindingKind } from '@innkeeper/html-builder/draft/finding.ts'
import { findingsOf } from '@innkeeper/html-builder/draft/findings.ts'
import type { TemplateDraft } from '@innkeeper/html-builder/draft/template-draft.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import {
  useContentLanguages,
  useDefaultLanguage,
} from '../../../components/editing/languages/use-content-languages.ts'
import { sameJson } from '../../../platform/same-json.ts'
import { useT } from '../../../platform/texts.ts'
import { pagesQuery, sourcesQuery } from '../api.ts'
import { useDraft, useEditor, useView } from '../editor/editor-session.ts'
import { goToField, useModuleActs } from '../editor/use-module-acts.ts'
import { useSignature } from '../use-signature.ts'
import classes from './palette.module.css'

let last: { draft: TemplateDraft; key: string; found: Finding[] } | null = null

/** The box and the button to publish ask for the same, one after the other. */
function foundOnce(draft: TemplateDraft, context: FindingContext): Finding[] {
  const key = JSON.stringify([
    context.type,
    context.main,
    context.languages,
    [...(context.pages ?? [])],
    context.features,
    context.unsavedLinks,
    context.signature,
    context.brand,
  ])
  if (last?.draft !== draft || last.key !== key) last = { draft, key, found: findingsOf(draft, context) }
  return last.found
}

/** All there is to look at; what is typed meanwhile does not wait for it. */
export function useFindings(brand: Brand): Finding[] {
  const { type } = useEditor()
  const draft = useDeferredValue(useDraft((now) => now))
  const main = useDefaultLanguage().index
  const languages = useContentLanguages()
  const { data: pages } = useQuery(pagesQuery)
  const { data: sources } = useQuery(sourcesQuery(main))
  const features = sources?.features ?? null
  const unsaved = useView(({ typedLinks }) => Object.keys(typedLinks).join('\n'))
  const signature = useSignatureState()
  return useMemo(
    () =>
      foundOnce(draft, {
        type,
        brand,
        main,
        languages: languages.map(({ index }) => index),
        pages: pages ? new Set(pages.map(({ id }) => id)) : null,
        features,
        unsavedLinks: unsaved.split('\n'),
        signature,
      }),
    [draft, type, brand, main, languages, pages, features, unsaved, signature],
  )
}

/** How far the signature of all e-mails is, where a module holds a place for it. */
function useSignatureState(): FindingContext['signature'] {
  const { type } = useEditor()
  const isAsked = useDraft(({ looks }) => Object.values(looks).some((look) => look.type === 'signature'))
  const signature = useSignature(isAsked && type === 'email')
  if (signature === undefined) return null
  if (signature === null) return 'none'
  return signature.publishedAt === null ? 'unpublished' : 'published'
}

/** A language that was begun lacks a lot: the first lines are enough to begin with. */
const FIRST_LINES = 8

const keyOf = ({ kind, moduleId, language, path }: Finding) => `${kind} ${moduleId} ${language} ${path}`

/** What guests would stumble over, each with a way to mend it. */
export function FindingsBox({ brand }: { brand: Brand }) {
  const t = useT()
  const findings = useFindings(brand)
  const [isWhole, setWhole] = useState(false)
  if (findings.length === 0) return null
  const shown = isWhole ? findings : findings.slice(0, FIRST_LINES)
  return (
    <section className={classes.findings} aria-label={t('templates.findings')}>
      <h2 className={classes.findingsTitle}>
        <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
        {t('templates.findings.count', { count: findings.length })}
      </h2>
      <ul className={classes.findingList}>
        {shown.map((finding) => (
          <FindingLine key={keyOf(finding)} finding={finding} />
        ))}
      </ul>
      {shown.length < findings.length && (
        <button type="button" className={classes.fix} onClick={() => setWhole(true)}>
          {t('templates.findings.all', { count: findings.length })}
        </button>
      )}
    </section>
  )
}

/** What is done without anybody having to write. */
const MENDED: Partial<Record<FindingKind, 'copy' | 'removeLink' | 'adjust'>> = {
  noSubject: 'copy',
  linkToNothing: 'removeLink',
}

const TO_CHOOSE: readonly FindingKind[] = ['linkToNothing', 'noDestination', 'closedFeature', 'noSignature']

/** Modules that begin with something to choose instead of something to write. */
const CHOSEN_FIRST: readonly unknown[] = ['image', 'image-caption']

/** What somebody has to do where nothing mends it by itself. */
function useGoal(): (finding: Finding) => 'choose' | 'show' | 'write' {
  const { store } = useEditor()
  return ({ kind, moduleId }) => {
    if (kind === 'unpublishedSignature') return 'show'
    if (TO_CHOOSE.includes(kind)) return 'choose'
    const type = store.get().draft.looks[moduleId ?? '']?.type
    return kind === 'emptyModule' && CHOSEN_FIRST.includes(type) ? 'choose' : 'write'
  }
}

/** What a finding says, and the way to its place. */
export function useFindingWords(): (finding: Finding) => { words: string; go: () => void } {
  const t = useT()
  const session = useEditor()
  const acts = useModuleActs()
  const languages = useContentLanguages()
  return ({ kind, moduleId, language, path }) => ({
    words: t(`templates.finding.${kind}`, {
      language: languages.find(({ index }) => index === language)?.title ?? '',
      name: acts.nameOf(moduleId),
    }),
    go: () => {
      if (language !== null) session.view.set({ language })
      goToField(session, moduleId, path)
    },
  })
}

const isSameLine = (one: { finding: Finding }, other: { finding: Finding }) =>
  sameJson(one.finding, other.finding)

const FindingLine = memo(function FindingLine({ finding }: { finding: Finding }) {
  const t = useT()
  const session = useEditor()
  const goal = useGoal()
  const { kind, fix } = finding
  const { words, go } = useFindingWords()(finding)
  const mend = () => {
    if (!fix) return go()
    session.edit(fix)
    session.announce(t('templates.said.mended'))
  }
  const action = fix ? t(`templates.fix.${MENDED[kind] ?? 'adjust'}`) : t(`templates.fix.${goal(finding)}`)
  return (
    <li className={classes.finding}>
      <button type="button" className={classes.findingGo} onClick={go}>
        {words}
      </button>
      <button type="button" className={classes.fix} onClick={mend} aria-label={`${action}: ${words}`}>
        {action}
      </button>
    </li>
  )
}, isSameLine)
