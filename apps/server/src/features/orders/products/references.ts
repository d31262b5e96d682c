import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { referencesOf } from '@innkeeper/domain/orders/product-state.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findFileNames, findPictures } from '../../media/service.ts'
import { findTargetGroups } from '../../units/service.ts'
import { findMarks } from './repository.ts'

/** Refuses files, target groups and products that are not the property's, and parts that share an id. */
export async function requireReferences(tx: Tx, propertyId: string, product: Product): Promise<void> {
  requireOwnIds(product)
  await requireFiles(tx, propertyId, product)
  await requireTargetGroups(tx, propertyId, product)
  const references = referencesOf(product)
  if (references.length === 0) return
  const known = await findMarks(tx, propertyId)
  if (references.includes(product.id) || !references.every((id) => known.has(id))) {
    throw new AppError('product/unknown', 'A choice or an extra stands for no product of the property.')
  }
}

/** An order names a choice by its id, so two of a product never share one. */
function requireOwnIds({ options }: Product): void {
  const ids = [
    ...options.listOfChoices.flatMap(({ id, choices }) => [id, ...choices.map((choice) => choice.id)]),
    ...options.extras.map(({ id }) => id),
  ]
  if (new Set(ids).size !== ids.length) {
    throw new AppError('request/invalid', 'Two choices or extras of the product have the same id.')
  }
}

async function requireFiles(tx: Tx, propertyId: string, { attachments }: Product): Promise<void> {
  if (attachments.length === 0) return
  const ids = attachments.map(({ mediaId }) => mediaId)
  const pictures = await findPictures(tx, propertyId, ids)
  const files = await findFileNames(tx, propertyId, ids)
  const isRight = ({ kind, mediaId }: Product['attachments'][number]) =>
    kind === 'picture' ? pictures.has(mediaId) : files.has(mediaId) && !pictures.has(mediaId)
  if (!attachments.every(isRight)) {
    throw new AppError('media/unknown', 'An attachment is no such file of the property.')
  }
}

async function requireTargetGroups(tx: Tx, propertyId: string, { visibility }: Product): Promise<void> {
  if (visibility.targetGroups.length === 0) return
  const known = new Set((await findTargetGroups(tx, propertyId)).map(({ id }) => id))
  if (!visibility.targetGroups.every((id) => known.has(id))) {
    throw new AppError('units/group-unknown', 'No such target group.')
  }
}
