import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useRef, useState } from 'react'
import { errorText } from '../../../../platform/error-text.ts'
import { useProperty } from '../../../../platform/property-picture.tsx'
import { useStay } from '../../../../platform/stay.tsx'
import { useAnswers } from '../../../../platform/use-answer.tsx'
import { redeemOnce } from '../../api.ts'
import { usePageTime } from '../../clock/page-time.tsx'
import { redeemedHere } from './redeemed-here.ts'
import { rememberRedeemed } from './remember-redeemed.ts'

export type Redemption = {
  redeem: () => void
  isPending: boolean
  /** Why it did not happen, in words; null while nothing failed. */
  failure: string | null
  /** The answer, once there is one: what happened just now and not before this page was opened. */
  outcome: { isFirst: boolean } | undefined
}

const BEGUN = { isPending: true, failure: null, outcome: undefined }

/** Redeems a voucher, once however often it is asked: every try carries the same key. */
export function useRedeem(cardId: string): Redemption {
  const t = useTexts<GuestTranslate>()
  const { language } = usePageTime()
  const { propertyId: hotel } = useProperty()
  const { status, linkKey } = useStay()
  const answers = useAnswers()
  const key = useRef<string>(undefined)
  const [state, setState] = useState<Omit<Redemption, 'redeem'>>({ ...BEGUN, isPending: false })

  const redeem = async () => {
    key.current ??= crypto.randomUUID()
    setState(BEGUN)
    try {
      const body = linkKey ? { booking: linkKey } : {}
      const call = { params: { hotel, cardId }, body, idempotencyKey: key.current }
      const outcome = await redeemOnce(answers, call)
      const { redeemedAt } = outcome
      if (status === 'known' && linkKey) rememberRedeemed(answers, { hotel, linkKey, cardId, redeemedAt })
      else redeemedHere.add(cardId, redeemedAt)
      setState({ isPending: false, failure: null, outcome })
    } catch (error) {
      const words = { offline: t('voucher.offline'), otherwise: t('result.error.text') }
      const failure = await errorText(error, language, words)
      setState({ isPending: false, failure, outcome: undefined })
    }
  }
  return { ...state, redeem: () => void redeem() }
}
