import * as z from 'zod/mini'

/** 128 random bits as base64url: 22 characters. */
export const PUBLIC_ID_PATTERN = /^[A-Za-z0-9_-]{22}$/
export const publicIdSchema = z.string().check(z.regex(PUBLIC_ID_PATTERN))

/** A property's id is the slug that stands in its addresses. */
export const PROPERTY_ID_PATTERN = /^[a-z0-9-]{3,40}$/
export const propertyIdSchema = z.string().check(z.regex(PROPERTY_ID_PATTERN))
