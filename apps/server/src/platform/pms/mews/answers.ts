import * as z from 'zod/mini'

/*
 * What is read of Mews's answers, by the names of its documentation; whatever else it says is left aside. Reservations
 * are those of version 2023-06-06.
 */

const idSchema = z.string().check(z.minLength(1), z.maxLength(80))
const textsSchema = z.nullish(z.record(z.string(), z.nullable(z.string())))

export const configurationSchema = z.object({
  Enterprise: z.object({
    Id: idSchema,
    Name: z.string(),
    TimeZoneIdentifier: z.string(),
    DefaultLanguageCode: z.nullish(z.string()),
    Pricing: z.nullish(z.string()),
    Currencies: z.nullish(z.array(z.object({ Currency: z.string(), IsEnabled: z.nullish(z.boolean()) }))),
  }),
})
export type MewsConfiguration = z.infer<typeof configurationSchema>['Enterprise']

export const serviceSchema = z.object({
  Id: idSchema,
  IsActive: z.boolean(),
  Names: textsSchema,
  Name: z.nullish(z.string()),
  Data: z.object({
    Discriminator: z.string(),
    Value: z.nullish(z.object({ StartOffset: z.nullish(z.string()), EndOffset: z.nullish(z.string()) })),
  }),
})
export type MewsService = z.infer<typeof serviceSchema>

export const reservationSchema = z.object({
  Id: idSchema,
  ServiceId: idSchema,
  AccountId: idSchema,
  AccountType: z.nullish(z.string()),
  Number: z.string(),
  State: z.string(),
  UpdatedUtc: z.string(),
  CancellationReason: z.nullish(z.string()),
  RateId: z.nullish(z.string()),
  RequestedResourceCategoryId: z.nullish(z.string()),
  AssignedResourceId: z.nullish(z.string()),
  ScheduledStartUtc: z.string(),
  ScheduledEndUtc: z.string(),
  PersonCounts: z.nullish(z.array(z.object({ AgeCategoryId: z.string(), Count: z.number() }))),
})
export type MewsReservation = z.infer<typeof reservationSchema>

/** What an update answers: reservations of the version of 2017, whose rooms have other names. */
export const updatedReservationsSchema = z.object({
  Reservations: z.nullish(z.array(z.object({ Id: idSchema, UpdatedUtc: z.nullish(z.string()) }))),
})

export const customerSchema = z.object({
  Id: idSchema,
  FirstName: z.nullish(z.string()),
  LastName: z.nullish(z.string()),
  Email: z.nullish(z.string()),
  Phone: z.nullish(z.string()),
  PreferredLanguageCode: z.nullish(z.string()),
  LanguageCode: z.nullish(z.string()),
  Classifications: z.nullish(z.array(z.string())),
  UpdatedUtc: z.string(),
})
export type MewsCustomer = z.infer<typeof customerSchema>

export const identityDocumentSchema = z.object({
  Id: idSchema,
  Type: z.string(),
  Number: z.nullish(z.string()),
})

export const companySchema = z.object({ Id: idSchema, Name: z.string(), UpdatedUtc: z.nullish(z.string()) })
export type MewsCompany = z.infer<typeof companySchema>

export const rateSchema = z.object({
  Id: idSchema,
  ShortName: z.nullish(z.string()),
  ExternalIdentifier: z.nullish(z.string()),
  Names: textsSchema,
  Name: z.nullish(z.string()),
})
export type MewsRate = z.infer<typeof rateSchema>

export const ageCategorySchema = z.object({ Id: idSchema, Classification: z.string() })
export type MewsAgeCategory = z.infer<typeof ageCategorySchema>

export const resourceSchema = z.object({ Id: idSchema, Name: z.string(), IsActive: z.boolean() })
export const resourceCategorySchema = z.object({ Id: idSchema, IsActive: z.boolean(), Names: textsSchema })
export const assignmentSchema = z.object({
  ResourceId: idSchema,
  CategoryId: idSchema,
  IsActive: z.boolean(),
})

export const productSchema = z.object({
  Id: idSchema,
  ServiceId: idSchema,
  IsActive: z.boolean(),
  Names: textsSchema,
  Name: z.nullish(z.string()),
  Price: z.nullish(
    z.object({
      GrossValue: z.nullish(z.number()),
      NetValue: z.nullish(z.number()),
      Currency: z.nullish(z.string()),
      TaxValues: z.nullish(z.array(z.object({ Code: z.nullish(z.string()) }))),
    }),
  ),
})
export type MewsProduct = z.infer<typeof productSchema>

export const productOrderSchema = z.object({ Id: idSchema })

export const orderItemSchema = z.object({
  Id: idSchema,
  ServiceOrderId: z.nullish(z.string()),
  ExternalIdentifier: z.nullish(z.string()),
  AccountingState: z.string(),
})
export type MewsOrderItem = z.infer<typeof orderItemSchema>
