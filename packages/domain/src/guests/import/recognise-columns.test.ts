import { describe, expect, it } from 'vitest'
import { COLUMN_NAMES } from './column-names.ts'
import { IMPORT_FIELDS, meaningsTwice } from './fields.ts'
import { columnKey, headerSignature, recogniseColumns } from './recognise-columns.ts'

describe('columns are recognised by their names', () => {
  it.each([
    [
      'Danish',
      'Bookingnummer;Fornavn;Efternavn;Ankomst;Afrejse;Værelse;Værelsestype;Telefon;Antal voksne;Børn;Sprog',
    ],
    [
      'English',
      'Booking no.;First name;Last name;Arrival;Departure;Room;Room type;Phone;Adults;Children;Language',
    ],
    [
      'Finnish',
      'Varausnumero;Etunimi;Sukunimi;Saapumispäivä;Lähtöpäivä;Huone;Huonetyyppi;Puhelin;Aikuisia;Lapsia;Kieli',
    ],
    [
      'Dutch',
      'Boekingsnummer;Voornaam;Achternaam;Aankomst;Vertrek;Kamer;Kamertype;Telefoon;Volwassenen;Kinderen;Taal',
    ],
    [
      'Norwegian',
      'Bestillingsnr.;Fornavn;Etternavn;Ankomst;Avreise;Rom;Romtype;Mobil;Antall voksne;Barn;Språk',
    ],
    ['Swedish', 'Bokningsnummer;Förnamn;Efternamn;Ankomst;Avresa;Rum;Rumstyp;Telefon;Vuxna;Antal barn;Språk'],
    [
      'JSON',
      'bookingNumber;guest.firstName;guest.lastName;arrival;departure;unit;unitCategory;guest.phone;adults;children;language',
    ],
    [
      'a system',
      'Conf. No.;Guest First Name;Guest Last Name;Arr. Date;Dep. Date;Room No.;Room Class;Mobile Phone;No. of adults;No. of children;Lang',
    ],
  ])('in %s', (_, names) => {
    expect(recogniseColumns(names.split(';'))).toEqual([
      'bookingNumber',
      'firstName',
      'lastName',
      'arrival',
      'departure',
      'unit',
      'unitCategory',
      'phone',
      'adults',
      'children',
      'language',
    ])
  })

  it('gives each field to one column, and prefers names in two columns to one', () => {
    expect(recogniseColumns(['Room', 'Guest name', 'Room no.', 'Nights'])).toEqual([
      'unit',
      'fullName',
      null,
      null,
    ])
    expect(recogniseColumns(['Name', 'First name', 'Surname'])).toEqual([null, 'firstName', 'lastName'])
  })

  it('knows the fields of the property', () => {
    expect(recogniseColumns(['ALLERGIES', 'Room'], [{ id: 'f1', name: 'Allergies' }])).toEqual([
      'custom:f1',
      'unit',
    ])
  })

  it('has every name once, written as it is compared', () => {
    const names = IMPORT_FIELDS.flatMap((field) => COLUMN_NAMES[field].split(','))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names.filter((name) => columnKey(name) !== name)).toEqual([])
  })

  it('knows a file again by its columns', () => {
    expect(headerSignature(['E-mail', 'Room No.'])).toBe(headerSignature(['e mail', 'ROOM NO']))
    expect(headerSignature(['Room', 'E-mail'])).not.toBe(headerSignature(['E-mail', 'Room']))
  })
})

it('a field that two columns give is named', () => {
  expect(meaningsTwice(['unit', null, 'email', 'unit', null])).toEqual(['unit'])
})
