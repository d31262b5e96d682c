import type { Box } from '@innkeeper/api/guestbook.ts'
import { BoxDetails } from '../details/box-details.tsx'
import { RedeemSteps } from './redeem-steps.tsx'
import { redeemedContent } from './redeemed-content.ts'
import { RedeemedStamp } from './redeemed-stamp.tsx'
import { useRedeem } from './use-redeem.ts'
import { useRedeemedAt } from './use-redeemed-at.ts'

/** A voucher to show and redeem; afterwards the proof that it was. */
export function VoucherDetails({ box }: { box: Box }) {
  const redeemedAt = useRedeemedAt(box.id)
  const redemption = useRedeem(box.id)
  return (
    <BoxDetails
      box={box}
      content={redeemedAt === null ? box.content : redeemedContent(box)}
      lead={
        // There from the start: only what changes inside a live region is announced.
        <div role="status">
          {redeemedAt !== null && <RedeemedStamp redeemedAt={redeemedAt} outcome={redemption.outcome} />}
        </div>
      }
    >
      {redeemedAt === null && <RedeemSteps redemption={redemption} />}
    </BoxDetails>
  )
}
