import type { ImportField } from './fields.ts'

/**
 * What columns are called in the six languages of the product and in exports of property management systems, as
 * `columnKey` writes them. A name stands once.
 */
export const COLUMN_NAMES: Readonly<Record<ImportField, string>> = {
  bookingNumber:
    'booking number,booking no,booking nr,booking id,booking,booking reference,booking ref,booking code,bookingnumber,bookingno,bookingid,reservation,reservation number,reservation no,reservation nr,reservation id,reservation code,reservationnumber,reservationid,res no,res nr,res id,resno,resid,confirmation,confirmation number,confirmation no,confirmation code,conf no,conf nr,conf number,confno,confirmationnumber,reference,ref,ref no,number,no,nr,external id,id,bookingnummer,booking nummer,reservationsnummer,reservationsnr,bestillingsnummer,bestillingsnr,bestilling,ordrenummer,referanse,referansenummer,reservasjonsnummer,reservasjonsnr,reservasjon,bokningsnummer,bokningsnr,bokning,boknings id,bekraftelsesnummer,bekreftelsesnummer,varausnumero,varaus,varaustunnus,varauksen numero,vahvistusnumero,boekingsnummer,boekingsnr,boeking,reserveringsnummer,reserveringsnr,reservering,bevestigingsnummer,referentie',
  firstName:
    'first name,firstname,given name,givenname,forename,guest first name,guest firstname,guestfirstname,first,fornavn,gaest fornavn,gjest fornavn,fornamn,tilltalsnamn,gast fornamn,etunimi,vieraan etunimi,voornaam,gast voornaam,guest given name',
  lastName:
    'last name,lastname,surname,family name,familyname,guest last name,guest lastname,guestlastname,guest surname,last,efternavn,gaest efternavn,etternavn,gjest etternavn,efternamn,gast efternamn,sukunimi,vieraan sukunimi,achternaam,gast achternaam,familienaam',
  fullName:
    'name,guest name,guestname,guest,full name,fullname,customer,customer name,contact,contact name,booker,main guest,primary guest,lead guest,holder,reservation name,navn,gaest,gaestens navn,gaestenavn,fulde navn,hele navnet,kunde,gjest,gjestenavn,fullt navn,gjestens navn,namn,gast,gastens namn,gastnamn,fullstandigt namn,kund,nimi,vieras,vieraan nimi,koko nimi,asiakas,naam,naam gast,gastnaam,volledige naam,klant',
  email:
    'email,e mail,mail,email address,e mail address,guest email,guest e mail,guestemail,emailaddress,customer email,contact email,mailadresse,e mailadresse,emailadresse,e postadress,e post,epost,epostadresse,e postadresse,epostadress,sahkoposti,sahkopostiosoite,sahkopostin osoite,mailadres,e mailadres,emailadres',
  phone:
    'phone,phone number,phone no,phonenumber,telephone,telephone number,tel,tel no,mobile,mobile phone,mobile number,cell,cell phone,guest phone,contact phone,telefon,telefonnummer,telefonnr,tlf,tlf nr,mobil,mobilnummer,mobiltelefon,mobilnr,puhelin,puhelinnumero,matkapuhelin,telefoon,telefoonnummer,mobiel,mobiel nummer,gsm',
  language:
    'language,guest language,preferred language,lang,language code,sprog,gaestens sprog,spraak,sprak,gastens sprak,gjestens sprak,kieli,vieraan kieli,taal,taal gast',
  arrival:
    'arrival,arrival date,arrivaldate,arrive,arrives,arr,arr date,check in,checkin,check in date,checkin date,checkindate,check in day,from,from date,date from,start,start date,startdate,start utc,date of arrival,first night,ankomst,ankomstdato,ankomstdag,ankomst dato,ankomstdatum,fra,fra dato,frem,indtjekning,indtjekningsdato,innsjekk,innsjekking,innsjekkingsdato,innsjekksdato,incheckning,incheckningsdatum,incheck,fran,fran datum,saapuminen,saapumispaiva,saapumispvm,tulopaiva,tulopvm,tulo,sisaankirjautuminen,alkaen,aankomst,aankomstdatum,aankomst datum,inchecken,inchecken op,incheckdatum,van,vanaf',
  departure:
    'departure,departure date,departuredate,depart,departs,dep,dep date,check out,checkout,check out date,checkout date,checkoutdate,check out day,to,to date,date to,until,end,end date,enddate,end utc,date of departure,afrejse,afrejsedato,afrejsedag,afrejse dato,til,til dato,udtjekning,udtjekningsdato,avreise,avreisedato,avreisedag,utsjekk,utsjekking,utsjekkingsdato,utsjekksdato,avresa,avresedatum,avresedag,utcheckning,utcheckningsdatum,utcheck,till,till datum,lahto,lahtopaiva,lahtopvm,uloskirjautuminen,paattyen,asti,vertrek,vertrekdatum,vertrek datum,uitchecken,uitcheckdatum,tot,tot en met',
  unit: 'room,room number,room no,room nr,room id,room name,roomnumber,roomno,rm,unit,unit number,unit code,unit name,assigned room,assigned space,space,space number,accommodation,vaerelse,vaerelsesnummer,vaerelsesnr,vaerelse nr,enhed,rom,romnummer,romnr,rom nr,enhet,rum,rumsnummer,rumsnr,rum nr,huone,huonenumero,huoneen numero,kamer,kamernummer,kamernr,kamer nr,eenheid',
  unitCategory:
    'room type,roomtype,room category,roomcategory,category,unit category,unit type,space category,space type,room class,requested category,requested room type,booked room type,accommodation type,vaerelsestype,vaerelseskategori,kategori,romtype,romkategori,rumstyp,rumskategori,rumtyp,huonetyyppi,huoneluokka,huonekategoria,luokka,kategoria,kamertype,kamercategorie,categorie',
  rateCode:
    'rate,rate code,ratecode,rate plan,rateplan,rate plan code,rate name,price code,package,package code,pris,priskode,prisplan,ratekode,rateplankode,priskod,prisplankod,pakke,paket,hinta,hintakoodi,hintaluokka,hintaryhma,tarief,tariefcode,tariefplan,arrangement',
  adults:
    'adults,adult,no of adults,number of adults,adult count,adultcount,pax adults,persons,pax,guests,voksne,antal voksne,antall voksne,vuxna,antal vuxna,aikuiset,aikuisia,aikuisten maara,volwassenen,aantal volwassenen,personen,personer,antal personer,antall personer,henkilot',
  children:
    'children,child,no of children,number of children,child count,childcount,kids,pax children,born,antal born,barn,antal barn,antall barn,lapset,lapsia,lasten maara,kinderen,aantal kinderen,kind',
  expectedArrival:
    'expected arrival,expected arrival time,arrival time,arrivaltime,eta,estimated arrival,estimated arrival time,time of arrival,ankomsttid,ankomsttidspunkt,forventet ankomst,forventet ankomsttid,beraknad ankomst,beraknad ankomsttid,saapumisaika,arvioitu saapumisaika,aankomsttijd,verwachte aankomst,verwachte aankomsttijd',
  checkInTime:
    'check in time,checkin time,checkintime,indtjekningstid,innsjekkingstid,innsjekkstid,incheckningstid,sisaankirjautumisaika,inchecktijd',
  checkOutTime:
    'check out time,checkout time,checkouttime,departure time,afrejsetid,udtjekningstid,utsjekkingstid,utsjekkstid,avreisetid,utcheckningstid,uloskirjautumisaika,lahtoaika,uitchecktijd,vertrektijd',
  status:
    'status,state,booking status,bookingstatus,reservation status,reservationstatus,reservation state,res status,bookingsstatus,reservationsstatus,bestillingsstatus,reservasjonsstatus,bokningsstatus,tila,varauksen tila,tilanne,boekingsstatus,reserveringsstatus,tilstand',
  returningGuest:
    'returning guest,returningguest,returning,repeat guest,repeater,repeat,stamgaest,tilbagevendende gaest,gengaest,stamgjest,gjenganger,stamgast,aterkommande gast,kanta asiakas,palaava vieras,terugkerende gast,vaste gast',
  unitkey:
    'unitkey,unit key,room key,key,door code,doorcode,key code,keycode,mobile key,access code,pin,pin code,dorkode,noglekode,nokkelkode,dorrkod,nyckelkod,ovikoodi,avainkoodi,deurcode,sleutelcode',
  qrcodeurl: 'qrcodeurl,qr code url,qr url,qr code,qrcode,qr kode,qr kod,qr koodi,qr link',
  lastUpdate:
    'lastupdate,last update,last updated,updated,updated at,updated utc,last modified,modified,modified at,changed,sidst opdateret,opdateret,sist oppdatert,oppdatert,senast uppdaterad,uppdaterad,viimeksi paivitetty,paivitetty,laatst bijgewerkt,bijgewerkt,laatst gewijzigd',
}
