import { imagesOf } from './module-images.ts'
import type { TemplateModule } from './module-schemas.ts'

/** The pages that buttons and pictures of these modules lead to, each once. */
export function pageIdsIn(modules: readonly TemplateModule[]): string[] {
  return [...new Set(modules.flatMap(pageIdsOf))]
}

function pageIdsOf(module: TemplateModule): string[] {
  const links = imagesOf(module).map(({ link }) => ({ type: link.type, value: link.url }))
  if (module.type === 'button') links.push({ type: module.props.type, value: module.props.destination })
  return links.flatMap(({ type, value }) => (type === 'page' && value !== '' ? [value] : []))
}

/** The same modules; a button that leads to any other page is left out, and of a picture its link. */
export function withPagesAmong(
  modules: readonly TemplateModule[],
  pages: ReadonlySet<string>,
): TemplateModule[] {
  const leadsNowhere = (type: string, id: string) => type === 'page' && !pages.has(id)
  return modules.flatMap((module) => {
    if (pageIdsOf(module).every((id) => pages.has(id))) return [module]
    if (module.type === 'button' && leadsNowhere(module.props.type, module.props.destination)) return []
    const copy = structuredClone(module)
    for (const { link } of imagesOf(copy)) if (leadsNowhere(link.type, link.url)) link.enabled = false
    return [copy]
  })
}
