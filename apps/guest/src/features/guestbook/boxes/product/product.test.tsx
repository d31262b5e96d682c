import type { ClientData } from '@innkeeper/api/properties.ts'
import { expect, test } from 'vitest'
import { drawSample, withoutChevrons } from '../../draw-sample.tsx'
import { sampleBox } from '../../sample-box.ts'
import { ProductBox } from './product-box.tsx'
import { ProductDetails } from './product-details.tsx'
import { type ProductFormProps, ProductFormProvider } from './product-form-slot.tsx'

const product = sampleBox({
  id: 'breakfast',
  type: 'Product',
  content: { title: 'Breakfast in bed', button: { text: 'Order' } },
  options: { form: 'breakfast-form', serviceCharge: true },
})
const NO_PHONE = { property: { contact: { email: null, phone: null, address: null } } }

test('a product opens by the id of its form', () => {
  const html = drawSample(<ProductBox box={product} isFirst={false} />)
  expect(withoutChevrons(html)).toContain('<a href="?box=breakfast-form">Breakfast in bed</a>')
  expect(html).toContain('Order')
})

test('a product says what it costs where it has a price', () => {
  const priced = { ...product, options: { ...product.options, price: 'from NOK 45' } }
  expect(drawSample(<ProductBox box={priced} isFirst={false} />)).toMatch(
    /<p class="[^"]*price[^"]*">from NOK 45</,
  )
  expect(drawSample(<ProductBox box={product} isFirst={false} />)).not.toContain('NOK')
})

test('a service charge is named where it can be ordered here, and nowhere else', () => {
  const ordered = { ...product, options: { ...product.options, products: ['tray'] } }
  const draw = (box: typeof product, modules: ClientData['modules']) =>
    drawSample(<ProductBox box={box} isFirst={false} />, { property: { modules } })
  expect(draw(ordered, ['guestbook', 'products'])).toContain(
    'A service charge is added when we bring it to you',
  )
  expect(draw(ordered, ['guestbook'])).not.toContain('service charge')
  expect(draw(product, ['guestbook', 'products'])).not.toContain('service charge')
})

test('a product without a form opens by its own id, and says nothing of a charge it has not', () => {
  const html = drawSample(<ProductBox box={{ ...product, options: {} }} isFirst={false} />)
  expect(html).toContain('href="?box=breakfast"')
  expect(html).not.toContain('service charge')
})

test('an open product has no price and so no word on VAT; reception takes the order', () => {
  const html = drawSample(<ProductDetails box={product} />)
  expect(html).not.toContain('service charge')
  expect(html).not.toContain('VAT')
  expect(html).toMatch(/<a [^>]*href="tel:\+4722000000"[^>]*>.*Call reception<\/a>/)
})

test('a product that can be ordered here has its form in the place of reception', () => {
  const Form = ({ productIds }: ProductFormProps) => <p>Order {productIds.join(' and ')}</p>
  const draw = (products?: string[]) =>
    drawSample(
      <ProductFormProvider value={Form}>
        <ProductDetails
          box={{ ...product, options: { ...product.options, ...(products && { products }) } }}
        />
      </ProductFormProvider>,
    )
  expect(draw(['tray', 'juice'])).toContain('Order tray and juice')
  expect(draw(['tray', 'juice'])).not.toContain('Call reception')
  for (const none of [undefined, []]) expect(draw(none)).toContain('Call reception')
})

test('a property without a phone number offers no call', () => {
  const html = drawSample(<ProductDetails box={product} />, NO_PHONE)
  expect(html).toContain('Reception is happy to take your order.')
  expect(html).not.toContain('tel:')
})

test('an open product hands on its deals and what leads to them, also where it has nothing else', () => {
  const handed: ProductFormProps[] = []
  const Form = (props: ProductFormProps) => {
    handed.push(props)
    return null
  }
  const withDeals = { ...product, options: { ...product.options, deals: ['sauna'] } }
  drawSample(
    <ProductFormProvider value={Form}>
      <ProductDetails box={withDeals} />
    </ProductFormProvider>,
  )
  expect(handed).toMatchObject([{ productIds: [], deals: { ids: ['sauna'], cameFrom: 'card/breakfast' } }])
})
