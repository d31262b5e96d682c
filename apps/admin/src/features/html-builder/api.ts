import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import {
  createTemplate,
  deleteTemplate,
  getBaseTemplate,
  getDefaultSignatureId,
  getTemplate,
  getTemplateLinkedTo,
  getTemplateSources,
  getTemplateVersion,
  listPages,
  listTemplates,
  listTemplateVersions,
  type StaffTemplate,
  setDefaultSignatureId,
  unpublishTemplate,
} from '@innkeeper/api/html-builder/templates.ts'
import { getClientData } from '@innkeeper/api/properties.ts'
import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import { presetsFor, type TemplatePreset } from './presets.ts'

export const templateKeys = {
  all: ['templates'] as const,
  lists: ['templates', 'list'] as const,
  list: (type: TemplateType) => ['templates', 'list', type] as const,
  one: (id: string) => ['templates', 'one', id] as const,
  allLinks: ['templates', 'links'] as const,
  links: (id: string) => ['templates', 'links', id] as const,
  versions: (id: string) => ['templates', 'versions', id] as const,
  signature: ['templates', 'signature'] as const,
  sources: ['templates', 'sources'] as const,
  pages: ['templates', 'pages'] as const,
}

export function templatesQuery(type: TemplateType) {
  return queryOptions({
    queryKey: templateKeys.list(type),
    queryFn: () => call(listTemplates, { query: { type } }),
  })
}

export function templateQuery(id: string) {
  return queryOptions({
    queryKey: templateKeys.one(id),
    queryFn: () => call(getTemplate, { query: { id } }),
    // Every rest while typing saves it; the editor asks when it opens and then follows what happens.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The editor knows an answer again by its identity.
    structuralSharing: false,
  })
}

export function linkedToQuery(id: string) {
  return queryOptions({
    queryKey: templateKeys.links(id),
    queryFn: () => call(getTemplateLinkedTo, { query: { id } }),
  })
}

export function versionsQuery(id: string) {
  return queryOptions({
    queryKey: templateKeys.versions(id),
    queryFn: () => call(listTemplateVersions, { query: { id } }),
  })
}

export function versionQuery(id: string, version: number) {
  return queryOptions({
    queryKey: [...templateKeys.versions(id), version],
    queryFn: () => call(getTemplateVersion, { query: { id, version } }),
    // What was published stays as it was.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Without a name nothing is asked. */
export function presetQuery(type: TemplateType, name: TemplatePreset) {
  return queryOptions({
    queryKey: ['template-preset', type, name],
    queryFn: () => call(getBaseTemplate, { query: { type, name } }),
    retry: false,
    // Asked for when somebody is about to choose, and again a moment later.
    staleTime: 60_000,
  })
}

/** Asks for the presets before somebody sees them. */
export function usePresetsAhead(type: TemplateType): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const name of presetsFor(type)) {
      if (name !== 'blank') void queryClient.prefetchQuery(presetQuery(type, name))
    }
  }
}

export const defaultSignatureQuery = queryOptions({
  queryKey: templateKeys.signature,
  queryFn: async () => (await call(getDefaultSignatureId, {})).templateId,
})

export type TemplateSources = AnswerOf<typeof getTemplateSources>

export function sourcesQuery(language: number) {
  return queryOptions({
    queryKey: [...templateKeys.sources, language],
    queryFn: () => call(getTemplateSources, { query: { language } }),
  })
}

export const pagesQuery = queryOptions({
  queryKey: templateKeys.pages,
  queryFn: () => call(listPages, {}),
})

/** The colours and fonts guests see. */
export function brandQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['template-brand', propertyId],
    queryFn: async () => (await call(getClientData, { params: { hotel: propertyId } })).brand,
  })
}

export type NewTemplate = { content: TemplateContent } | { baseTemplate: TemplatePreset } | { copyOf: string }

/** A new template; nobody gets it before it is published. */
export function useCreateTemplate(type: TemplateType) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: NewTemplate) => call(createTemplate, { body: { type, data } }),
    onSuccess: (made) => noteTemplate(queryClient, made),
  })
}

export function useDeleteTemplate({ id, type }: Pick<StaffTemplate, 'id' | 'type'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (_: undefined) => call(deleteTemplate, { query: { id, type } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: templateKeys.lists }),
  })
}

/** Takes back what is published; the draft stays. */
export function useUnpublish(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (_: undefined) => call(unpublishTemplate, { body: { id } }),
    onSuccess: (template) => noteTemplate(queryClient, template),
  })
}

export function useSetDefaultSignature() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (templateId: string | null) => call(setDefaultSignatureId, { body: { templateId } }),
    onSuccess: ({ templateId }) => {
      queryClient.setQueryData(templateKeys.signature, templateId)
      // E-mails use another one now.
      void queryClient.invalidateQueries({ queryKey: templateKeys.allLinks })
    },
  })
}

/** What the server answered about one template, for whoever shows it. */
export function noteTemplate(queryClient: QueryClient, template: StaffTemplate): void {
  queryClient.setQueryData(templateKeys.one(template.id), template)
  queryClient.setQueryData(templatesQuery(template.type).queryKey, (list) =>
    list ? [template, ...list.filter(({ id }) => id !== template.id)] : list,
  )
}

/** An open editor follows its own template itself (editor/use-editor-session.ts). */
export const templatesLiveUpdates: LiveUpdates = {
  'template.changed': () => [templateKeys.lists, templateKeys.pages, templateKeys.signature],
  'template.published': ({ templateId }) => [templateKeys.lists, templateKeys.versions(templateId)],
  'property.changed': () => [['template-brand'], templateKeys.sources],
  'card.changed': () => [templateKeys.allLinks],
}
