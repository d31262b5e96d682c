import { buffer } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { FilesPort } from '../../../platform/files/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { findPicturesOf } from '../pictures/of-submissions.ts'
import { pictureKey } from '../pictures/removal.ts'
import type { SealedForms } from '../sealed-forms.ts'
import { signatureSvg } from '../signature-svg.ts'
import { type OpenForm, unreadable } from './open-form.ts'
import { findSubmission } from './repository.ts'
import { requireReveal, unknownSubmission } from './reveal.ts'
import { type Revealed, readRevealedToken } from './revealed-token.ts'

type Dependencies = {
  db: Database
  clock: Clock
  secret: string
  files: FilesPort
  sealedForms: SealedForms
  openForm: OpenForm
}
type Image = { type: string; bytes: Buffer }

/** Nothing runs, nothing is loaded, nobody frames it. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** What a link of a reveal opens: read, opened in memory, sent, and kept nowhere. */
export function createRevealedPicture(dependencies: Dependencies) {
  const { db, clock, secret, files, sealedForms, openForm } = dependencies

  async function signatureOf(propertyId: string, submissionId: string): Promise<Image | null> {
    const found = await db.tenant(propertyId, (tx) => findSubmission(tx, propertyId, submissionId), {
      readOnly: true,
    })
    const signature = found && openForm(found.row).signature
    return signature ? { type: 'image/svg+xml', bytes: Buffer.from(signatureSvg(signature)) } : null
  }

  async function pictureOf(propertyId: string, submissionId: string): Promise<Image | null> {
    const [row] = await db.tenant(propertyId, (tx) => findPicturesOf(tx, propertyId, [submissionId]), {
      readOnly: true,
    })
    const file = row && (await files.get(pictureKey(row)))
    if (!file) return null
    const sealed = await buffer(file.stream)
    try {
      return { type: 'image/webp', bytes: sealedForms.openPicture(row, sealed) }
    } catch (error) {
      throw unreadable(error)
    }
  }

  const imageOf = ({ what, submissionId }: Revealed, propertyId: string) =>
    what === 'signature' ? signatureOf(propertyId, submissionId) : pictureOf(propertyId, submissionId)

  return async (staff: Staff, token: string, reply: FastifyReply): Promise<void> => {
    requireReveal(staff)
    const revealed = readRevealedToken(secret, staff, token, clock.now().getTime())
    const image = revealed && (await imageOf(revealed, staff.propertyId))
    if (!image) throw unknownSubmission()
    await reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', POLICY)
      .header('content-disposition', 'inline')
      .type(image.type)
      .send(image.bytes)
  }
}
