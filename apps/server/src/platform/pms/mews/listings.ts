import {
  ageCategorySchema,
  assignmentSchema,
  companySchema,
  customerSchema,
  identityDocumentSchema,
  orderItemSchema,
  productOrderSchema,
  productSchema,
  rateSchema,
  reservationSchema,
  resourceCategorySchema,
  resourceSchema,
  serviceSchema,
} from './answers.ts'

/** The operations of the Connector API that are read in pages. */
export const SERVICES = { operation: 'services/getAll', under: 'Services', item: serviceSchema }
export const RESERVATIONS = {
  operation: 'reservations/getAll/2023-06-06',
  under: 'Reservations',
  item: reservationSchema,
}
/** What `customers/getAll` has to be told to answer with. */
export const CUSTOMER_EXTENT = { Extent: { Customers: true, Addresses: false } }
export const CUSTOMERS = { operation: 'customers/getAll', under: 'Customers', item: customerSchema }
export const IDENTITY_DOCUMENTS = {
  operation: 'identityDocuments/getAll',
  under: 'IdentityDocuments',
  item: identityDocumentSchema,
}
export const COMPANIES = { operation: 'companies/getAll', under: 'Companies', item: companySchema }
export const RATES = { operation: 'rates/getAll', under: 'Rates', item: rateSchema }
export const AGE_CATEGORIES = {
  operation: 'ageCategories/getAll',
  under: 'AgeCategories',
  item: ageCategorySchema,
}
export const RESOURCES = { operation: 'resources/getAll', under: 'Resources', item: resourceSchema }
export const RESOURCE_CATEGORIES = {
  operation: 'resourceCategories/getAll',
  under: 'ResourceCategories',
  item: resourceCategorySchema,
}
export const ASSIGNMENTS = {
  operation: 'resourceCategoryAssignments/getAll',
  under: 'ResourceCategoryAssignments',
  item: assignmentSchema,
}
export const PRODUCTS = { operation: 'products/getAll', under: 'Products', item: productSchema }
export const PRODUCT_ORDERS = {
  operation: 'productServiceOrders/getAll',
  under: 'ProductServiceOrders',
  item: productOrderSchema,
}
export const ORDER_ITEMS = { operation: 'orderItems/getAll', under: 'OrderItems', item: orderItemSchema }
