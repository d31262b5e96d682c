import type { TemplateModule } from '@innkeeper/html-builder/module-schemas.ts'

/** The modules as they may be shown: what somebody wrote as HTML is cleaned. */
export async function harmlessModules(modules: readonly TemplateModule[]): Promise<TemplateModule[]> {
  if (!modules.some(({ type }) => type === 'raw-html')) return [...modules]
  // Few pages have any, and the cleaner is large.
  const { cleanHtml } = await import('./clean-html.ts')
  return modules.map((module) =>
    module.type === 'raw-html' ? { ...module, props: { html: cleanHtml(module.props.html) } } : module,
  )
}
