import type { TemplateImage } from '@innkeeper/domain/html-builder/module-parts.ts'
import type { TemplateModule } from './module-schemas.ts'

/** The images a module names, wherever they stand in it. */
export function imagesOf({ props }: TemplateModule): TemplateImage[] {
  return Object.values(props).filter(isImage)
}

function isImage(value: unknown): value is TemplateImage {
  return typeof value === 'object' && value !== null && 'url' in value && 'link' in value
}
