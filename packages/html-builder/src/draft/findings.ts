import type { TemplateModule } from '../module-schemas.ts'
import { contrastFindings } from './contrast-findings.ts'
import { withLook } from './edits.ts'
import type { Finding, FindingContext, FindingKind } from './finding.ts'
import { hasWords } from './has-words.ts'
import { missingInModule } from './missing-words.ts'
import { moduleIn } from './module-in.ts'
import { valueAt } from './paths.ts'
import { languagesOf, referenceLanguage, type TemplateDraft } from './template-draft.ts'
import { isAltNeeded, isFieldShown, wordPathsOf } from './word-paths.ts'

/** All there is to look at before a template is published, in the order of the page. */
export function findingsOf(draft: TemplateDraft, context: FindingContext): Finding[] {
  return [
    ...subjectFindings(draft, context),
    ...preheaderFindings(draft, context),
    ...draft.order.flatMap((id) => moduleFindings(draft, id, context)),
  ]
}

function subjectFindings(draft: TemplateDraft, { type, main, languages }: FindingContext): Finding[] {
  if (type !== 'email') return []
  const reference = referenceLanguage(draft, main)
  const own = draft.subject[reference]
  const written = new Set(languagesOf(draft))
  return languages
    .filter((language) => (written.has(language) || language === main) && !hasWords(draft.subject[language]))
    .map((language) => ({
      kind: 'noSubject',
      moduleId: null,
      language,
      path: 'subject',
      ...(hasWords(own) &&
        language !== reference && {
          fix: (next: TemplateDraft) => ({ ...next, subject: { ...next.subject, [language]: own ?? '' } }),
        }),
    }))
}

function preheaderFindings(draft: TemplateDraft, { type, main, languages }: FindingContext): Finding[] {
  const reference = referenceLanguage(draft, main)
  if (type !== 'email' || !hasWords(draft.preheader[reference])) return []
  return languagesOf(draft)
    .filter((language) => languages.includes(language) && !hasWords(draft.preheader[language]))
    .map((language) => ({ kind: 'noPreheader', moduleId: null, language, path: 'preheader' }))
}

function moduleFindings(draft: TemplateDraft, id: string, context: FindingContext): Finding[] {
  const reference = referenceLanguage(draft, context.main)
  const module = moduleIn(draft, reference, id)
  if (!module) return []
  if (isEmpty(module)) {
    return [{ kind: 'emptyModule', moduleId: id, language: null, path: firstPath(module) }]
  }
  return [
    ...altFindings(draft, module, context),
    ...contrastFindings(draft, module, context),
    ...linkFindings(module, context),
    ...signatureFindings(module, context),
    ...wordFindings(draft, id, context),
  ]
}

/** Where somebody begins to fill an empty module. */
function firstPath({ type }: TemplateModule): string {
  // The picture before a film comes after the film.
  return type === 'video' ? 'props' : (wordPathsOf(type)[0]?.field.path ?? 'props')
}

/** Words of the default language that another one lacks; one with no modules at all is read in the default. */
function wordFindings(draft: TemplateDraft, id: string, { main, languages }: FindingContext): Finding[] {
  const reference = referenceLanguage(draft, main)
  return languagesOf(draft)
    .filter((language) => language !== reference && languages.includes(language))
    .flatMap((language) =>
      missingInModule(draft, { language, reference, id })
        .filter(({ isAlt }) => !isAlt)
        .map(({ path }) => ({ kind: 'noWords' as const, moduleId: id, language, path })),
    )
}

/** Whether a module has nothing to show yet. */
export function isEmpty(module: TemplateModule): boolean {
  switch (module.type) {
    case 'image':
      return !module.props.columnOneImage && !(module.props.nrOfColumns === 2 && module.props.columnTwoImage)
    case 'image-caption':
      return !module.props.image && !hasWords(module.props.content)
    case 'header':
      return !hasWords(module.props.content) && !module.props.backgroundImage && !module.props.nameEnabled
    case 'text':
      return !hasWords(module.props.contentColumnOne) && !hasWords(module.props.contentColumnTwo)
    case 'button':
      return !hasWords(module.props.content)
    case 'video':
      return module.props.url === ''
    case 'raw-html':
      return module.props.html.trim() === ''
    default:
      return false
  }
}

function altFindings(draft: TemplateDraft, module: TemplateModule, { languages }: FindingContext): Finding[] {
  const written = languagesOf(draft).filter((language) => languages.includes(language))
  return wordPathsOf(module.type)
    .filter((word) => isFieldShown(word.field, module) && isAltNeeded(word, module))
    .flatMap(({ path }) =>
      written
        .filter(
          (language) =>
            draft.words[language]?.[module.id] && !hasWords(draft.words[language]?.[module.id]?.[path]),
        )
        .map((language) => ({ kind: 'noAlt' as const, moduleId: module.id, language, path })),
    )
}

/** A place for a signature that stays empty. */
function signatureFindings({ id, type }: TemplateModule, context: FindingContext): Finding[] {
  if (type !== 'signature' || context.type !== 'email') return []
  const at = (kind: FindingKind) => [{ kind, moduleId: id, language: null, path: '' }]
  if (context.signature === 'none') return at('noSignature')
  return context.signature === 'unpublished' ? at('unpublishedSignature') : []
}

function linkFindings(module: TemplateModule, { pages, features, unsavedLinks }: FindingContext): Finding[] {
  const found: Finding[] = []
  const at = (kind: FindingKind, path: string, fix?: Finding['fix']) =>
    found.push({ kind, moduleId: module.id, language: null, path, ...(fix && { fix }) })
  const isGone = (type: string, value: string) => type === 'page' && pages !== null && !pages.has(value)
  const isUnsaved = (path: string) => unsavedLinks.includes(`${module.id} ${path}`)
  if (module.type === 'button') {
    const { type, destination } = module.props
    if (isUnsaved('props')) at('unsavedLink', 'props')
    else if (destination === '') at('noDestination', 'props')
    else if (isGone(type, destination)) at('linkToNothing', 'props')
    else if (isFeatureClosed({ type, value: destination }, features)) at('closedFeature', 'props')
  }
  for (const { field } of wordPathsOf(module.type).filter(({ isAlt }) => isAlt)) {
    const link = valueAt(module, `${field.path}.link`) as
      | { enabled: boolean; type: string; url: string }
      | undefined
    if (!link?.enabled || !isFieldShown(field, module)) continue
    if (isUnsaved(field.path)) at('unsavedLink', field.path)
    else if (link.url === '' || isGone(link.type, link.url)) {
      at('linkToNothing', field.path, (next) =>
        withLook(next, module.id, `${field.path}.link.enabled`, false),
      )
    } else if (isFeatureClosed({ type: link.type, value: link.url }, features)) {
      at('closedFeature', field.path)
    }
  }
  return found
}

/** Whether a link leads to a page of the guest's own that no guest has yet; it is left out until they do. */
export function isFeatureClosed(
  { type, value }: { type: string; value: string },
  features: readonly string[] | null,
): boolean {
  return type === 'feature' && value !== '' && features !== null && !features.includes(value)
}
