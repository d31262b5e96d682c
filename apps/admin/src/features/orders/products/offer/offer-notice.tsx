import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { Alert, Anchor, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useContentLanguages } from '../../../../components/editing/languages/use-content-languages.ts'
import { targetGroupsQuery } from '../../../../components/editing/visibility/api.ts'
import { errorText } from '../../../../platform/error-text.ts'
import { useSession } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import { cardsOfferingQuery, useMakeCard } from './api.ts'
import classes from './offer.module.css'
import { whoCanOrder } from './who-can-order.ts'

type Props = { productId: string; draft: Omit<Product, 'id' | 'version' | 'type'> }

/** Who can order the product, where and when; and the card through which guests find it. */
export function OfferNotice({ productId, draft }: Props) {
  const t = useT()
  const { property } = useSession()
  const groups = new Map(useQuery(targetGroupsQuery).data?.groups.map(({ id, name }) => [id, name]))
  const isInGuestbook =
    draft.visibility.productArea.guestbook && !draft.internal && draft.state !== 'archived'
  return (
    <div className={classes.offer}>
      <p>{whoCanOrder(t, draft, groups)}</p>
      {isInGuestbook && property.modules.includes('guestbook') && (
        <Cards product={{ ...draft, id: productId }} />
      )}
    </div>
  )
}

function Cards({ product }: { product: Pick<Product, 'id' | 'content' | 'attachments'> }) {
  const t = useT()
  const main = useContentLanguages()[0]?.index ?? 0
  const { data: cards } = useQuery(cardsOfferingQuery(product.id))
  const make = useMakeCard()
  if (!cards) return null
  if (cards.length === 0) {
    return (
      <div className={classes.none}>
        <p>{t('products.onNoCard')}</p>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.8} />}
          loading={make.isPending}
          onClick={() => make.mutate(product)}
        >
          {t('products.makeCard')}
        </Button>
        {make.error && (
          <Alert color="red" variant="light" role="alert">
            {errorText(t, make.error)}
          </Alert>
        )}
      </div>
    )
  }
  return (
    <p className={classes.cards}>
      {t(cards.some(({ isPublished }) => isPublished) ? 'products.onCards' : 'products.onNewCards', {
        count: cards.length,
      })}{' '}
      {cards.map(({ card }) => (
        <Anchor
          key={card.id}
          renderRoot={(props) => (
            <Link to="/guestbook/cards/$cardId" params={{ cardId: card.id }} {...props} />
          )}
        >
          {cardDisplayName(card, main)}
        </Anchor>
      ))}
    </p>
  )
}
