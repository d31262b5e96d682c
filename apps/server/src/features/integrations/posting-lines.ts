import { FEE_KINDS } from '@innkeeper/domain/orders/constants.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { PmsPosting } from '../../platform/pms/port.ts'
import { type OrderRow, orderLines, products } from '../orders/tables.ts'
import { roomUpgrades } from '../room-upgrades/tables.ts'
import type { Trouble } from './trouble.ts'

type Linked = { lines: PmsPosting['lines'] } | { notLinked: Trouble }
type Priced = { title: string; integrationId: string | null; quantity: number; unitPrice: number }

/** What of an order goes on the bill, by the other system's products; or what of it has no product there. */
export async function findPostingLines(tx: Tx, order: OrderRow): Promise<Linked> {
  const { propertyId, id } = order
  const isSold = and(eq(products.propertyId, orderLines.propertyId), eq(products.id, orderLines.productId))
  const isUpgrade = and(
    eq(roomUpgrades.propertyId, orderLines.propertyId),
    eq(roomUpgrades.id, orderLines.productId),
  )
  const sold: Priced[] = await tx
    .select({
      title: orderLines.staffTitle,
      integrationId: sql<
        string | null
      >`coalesce(${products.integrationId}, ${roomUpgrades.data} ->> 'integrationId')`,
      quantity: orderLines.quantity,
      unitPrice: orderLines.unitPrice,
    })
    .from(orderLines)
    .leftJoin(products, isSold)
    .leftJoin(roomUpgrades, isUpgrade)
    .where(and(eq(orderLines.propertyId, propertyId), eq(orderLines.orderId, id)))
    .orderBy(orderLines.line)
  const all = [...sold, ...(await findFees(tx, order))]
  const missing = all.find(({ integrationId }) => !integrationId?.trim())
  if (missing) {
    const failure = order.source === 'room upgrades' ? 'upgrade-not-linked' : 'product-not-linked'
    return { notLinked: { failure, said: missing.title } }
  }
  return {
    lines: all.map(({ integrationId, quantity, unitPrice }) => ({
      productId: integrationId?.trim() ?? '',
      quantity,
      unitPrice,
    })),
  }
}

/** What is charged beside the lines is a product of the house as well. */
async function findFees(tx: Tx, order: OrderRow): Promise<Priced[]> {
  const charged = { baseDelivery: order.serviceCharge, deliveryFee: order.transactionFee }
  const types = FEE_KINDS.filter((type) => charged[type] > 0)
  if (types.length === 0) return []
  const rows = await tx
    .select({ type: products.type, title: products.name, integrationId: products.integrationId })
    .from(products)
    .where(and(eq(products.propertyId, order.propertyId), inArray(products.type, types)))
  return types.map((type) => {
    const fee =
      rows.find((row) => row.type === type && row.integrationId) ?? rows.find((row) => row.type === type)
    return {
      title: fee?.title ?? type,
      integrationId: fee?.integrationId ?? null,
      quantity: 1,
      unitPrice: charged[type],
    }
  })
}
