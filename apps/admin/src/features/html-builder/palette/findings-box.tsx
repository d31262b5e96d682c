import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import {
  type Finding,
  type FindingContext,
  type FindingKind,
  findingsOf,
} from '@innkeeper/html-builder/draft/findings.ts'
import type { TemplateDraft } from '@innkeeper/html-builder/draft/template-draft.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import {
  useContentLanguages,
  useDefaultLanguage,
} from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { pagesQuery, sourcesQuery } from '../api.ts'
import { useDraft, useEditor } from '../editor/editor-session.ts'
import { goToField, useModuleActs } from '../editor/use-module-acts.ts'
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
  return useMemo(
    () =>
      foundOnce(draft, {
        type,
        brand,
        main,
        languages: languages.map(({ index }) => index),
        pages: pages ? new Set(pages.map(({ id }) => id)) : null,
        features,
      }),
    [draft, type, brand, main, languages, pages, features],
  )
}

/** What guests would stumble over, each with a way to mend it. */
export function FindingsBox({ brand }: { brand: Brand }) {
  const t = useT()
  const findings = useFindings(brand)
  if (findings.length === 0) return null
  return (
    <section className={classes.findings} aria-label={t('templates.findings')}>
      <h2 className={classes.findingsTitle}>
        <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
        {t('templates.findings.count', { count: findings.length })}
      </h2>
      <ul className={classes.findingList}>
        {findings.map((finding) => (
          <FindingLine
            key={`${finding.kind} ${finding.moduleId} ${finding.language} ${finding.path}`}
            finding={finding}
          />
        ))}
      </ul>
    </section>
  )
}

/** What is done without anybody having to write. */
const MENDED: Partial<Record<FindingKind, 'copy' | 'removeLink' | 'adjust'>> = {
  noSubject: 'copy',
  linkToNothing: 'removeLink',
}

/** Modules that begin with something to choose instead of something to write. */
const CHOSEN_FIRST: readonly unknown[] = ['image', 'image-caption']

/** What somebody has to do where nothing mends it by itself. */
function useGoal(): (finding: Finding) => 'choose' | 'write' {
  const { store } = useEditor()
  return ({ kind, moduleId }) => {
    if (kind === 'linkToNothing' || kind === 'noDestination' || kind === 'closedFeature') return 'choose'
    const type = store.get().draft.looks[moduleId ?? '']?.type
    return kind === 'emptyModule' && CHOSEN_FIRST.includes(type) ? 'choose' : 'write'
  }
}

function FindingLine({ finding }: { finding: Finding }) {
  const t = useT()
  const session = useEditor()
  const acts = useModuleActs()
  const languages = useContentLanguages()
  const goal = useGoal()
  const { kind, moduleId, language, path, fix } = finding
  const words = t(`templates.finding.${kind}`, {
    language: languages.find(({ index }) => index === language)?.title ?? '',
    name: acts.nameOf(moduleId),
  })
  const go = () => {
    if (language !== null) session.view.set({ language })
    goToField(session, moduleId, path)
  }
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
}
