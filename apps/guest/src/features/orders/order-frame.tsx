import { ButtonLink } from '@innkeeper/ui/button.tsx'
import type { ComponentProps } from 'react'
import { PageFrame } from '../../platform/page-frame.tsx'
import { returnPath } from './api.ts'
import { useOrderTexts } from './use-formats.ts'

type OrderFrameProps = Omit<ComponentProps<typeof PageFrame>, 'back'> & { hotel: string }

/** What stands around every page of an order; it leads back to the guestbook. */
export function OrderFrame({ hotel, children, ...frame }: OrderFrameProps) {
  const t = useOrderTexts()
  const href = returnPath(hotel)
  return (
    <PageFrame back={{ href, label: t('action.toGuestbook') }} {...frame}>
      {children}
      <noscript>
        <ButtonLink href={href}>{t('action.toGuestbook')}</ButtonLink>
      </noscript>
    </PageFrame>
  )
}
