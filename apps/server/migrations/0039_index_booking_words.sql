-- A guest is found by the words of a booking: name, number, phone, e-mail, unit, and what lists are narrowed by.
-- Behind row level security only leakproof comparisons reach an index, so words are compared as ranges of text.

-- The same rules as packages/domain/src/guests/fold.ts; a test holds both together.
create function fold_text(given text) returns text language sql immutable strict parallel safe as $$
  -- Most texts are plain, and folding the others takes a while.
  select case when octet_length(given) = length(given) then lower(given collate "C") else
    replace(replace(replace(replace(replace(replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g') collate "C"),
        'ØøÐðĐđŁłĦħıАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
        'ooddddllhhiабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџґαβγδεζηθικλμνξοπρστυφχψωσ'
      ),
      'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'ẞ', 'ss'), 'ß', 'ss'), 'Þ', 'th'), 'þ', 'th')
  end
$$;

create function without_zeros(word text) returns text language sql immutable strict parallel safe as $$
  select case when word ~ '^0[0-9]+$' then coalesce(nullif(ltrim(word, '0'), ''), '0') else word end
$$;

-- The words of a folded text, with spaces between them.
create function spaced_words(folded text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    translate(folded, '''’‘ʼ`', ''),
    '[][\u0001-\u0020\u007f-\u009f\u1680\u2028\u2029\ufeff–—·•“”„«»/.,;:(){}<>|&+*#"!?_=@\\%$^~-]+', ' ', 'g')
$$;

-- In the procedural language, whose plans are kept: a file of bookings calls them many thousand times.
create function phone_words(given text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  plain text := fold_text(given);
  digits text := ltrim(regexp_replace(plain, '[^0-9]', '', 'g'), '0');
  national text;
begin
  if plain ~ '^[^0-9]*(\+|00)' then
    national := ltrim(regexp_replace(
      digits,
      '^([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[7-9]|8[035789]|9[679])[0-9])',
      ''), '0');
  end if;
  return array_remove(array[nullif(digits, ''), nullif(national, '')], null);
end
$$;

-- Filters are words too, with a sign before them that no other word has.
create function words_of_booking(
  first_name text, last_name text, booking_number text, email text, phone text,
  unit_code text, category_id text, language text, is_cancelled boolean, is_no_show boolean
) returns text[] language plpgsql immutable parallel safe as $$
declare
  address text := fold_text(email);
  words text[] := string_to_array(
    spaced_words(
      fold_text(concat_ws(' ', first_name, last_name, booking_number, unit_code))
      || ' ' || coalesce(split_part(address, '@', 1), '')),
    ' ');
begin
  words := words || phone_words(phone) || array[
    replace(spaced_words(fold_text(booking_number)), ' ', ''),
    address,
    split_part(address, '@', 2),
    '#' || category_id,
    '~' || language,
    case when is_cancelled then '!cancelled' when is_no_show then '!noShow' end
  ];
  return array(select distinct left(without_zeros(word), 80) from unnest(words) as word where word <> '');
end
$$;

create table booking_words (
  property_id text not null,
  booking_id text not null,
  word text collate "C" not null,
  primary key (property_id, booking_id, word)
);
create index booking_words_word on booking_words (property_id, word, booking_id);

-- Who is who within a day, and the whole list by name.
alter table bookings add column sort_name text collate "C"
  generated always as (left(fold_text(last_name || ' ' || first_name), 80)) stored;

drop index bookings_arrival;
drop index bookings_departure;
create index bookings_arrival on bookings (property_id, arrival, sort_name, id);
create index bookings_departure on bookings (property_id, departure, sort_name, id);
create index bookings_name on bookings (property_id, sort_name, id);
create index bookings_in_house on bookings (property_id, departure, sort_name, id) where state = 'checkin';

create function write_booking_words(property text, ids text[]) returns void language plpgsql as $$
begin
  delete from booking_words where property_id = property and booking_id = any (ids);
  insert into booking_words (property_id, booking_id, word)
  select b.property_id, b.id, word
  from bookings b
  left join units u on u.property_id = b.property_id and u.id = b.unit_id
  cross join lateral unnest(words_of_booking(
    b.first_name, b.last_name, b.booking_number, b.email, b.phone, u.code,
    coalesce(u.category_id, b.unit_category_id), b.language, b.cancelled_at is not null, b.no_show_at is not null
  )) as word
  where b.property_id = property and b.id = any (ids);
end
$$;

-- Once for all rows of a statement: files bring many thousands.
create function add_booking_words() returns trigger language plpgsql as $$
begin
  perform write_booking_words(property_id, array_agg(id)) from after_rows group by property_id;
  return null;
end
$$;
create trigger add_booking_words after insert on bookings
  referencing new table as after_rows for each statement execute function add_booking_words();

create function change_booking_words() returns trigger language plpgsql as $$
begin
  perform write_booking_words(a.property_id, array_agg(a.id))
  from after_rows a
  join before_rows b on b.property_id = a.property_id and b.id = a.id
  where (a.first_name, a.last_name, a.booking_number, a.email, a.phone, a.unit_id, a.unit_category_id, a.language,
      a.cancelled_at is null, a.no_show_at is null)
    is distinct from (b.first_name, b.last_name, b.booking_number, b.email, b.phone, b.unit_id, b.unit_category_id,
      b.language, b.cancelled_at is null, b.no_show_at is null)
  group by a.property_id;
  return null;
end
$$;
create trigger change_booking_words after update on bookings
  referencing old table as before_rows new table as after_rows
  for each statement execute function change_booking_words();

create function drop_booking_words() returns trigger language plpgsql as $$
begin
  delete from booking_words w using before_rows b where w.property_id = b.property_id and w.booking_id = b.id;
  return null;
end
$$;
create trigger drop_booking_words after delete on bookings
  referencing old table as before_rows for each statement execute function drop_booking_words();

-- A unit that gets another code or category is found by it, with everybody who was ever booked into it.
create function change_unit_words() returns trigger language plpgsql as $$
begin
  perform write_booking_words(b.property_id, array_agg(b.id))
  from after_rows a
  join before_rows o on o.property_id = a.property_id and o.id = a.id
  join bookings b on b.property_id = a.property_id and b.unit_id = a.id
  where (a.code, a.category_id) is distinct from (o.code, o.category_id)
  group by b.property_id;
  return null;
end
$$;
create trigger change_unit_words after update on units
  referencing old table as before_rows new table as after_rows
  for each statement execute function change_unit_words();

-- The bookings there are already; whoever runs this sees the rows of no property while the walls bind owners too.
alter table bookings no force row level security;
alter table units no force row level security;
select write_booking_words(property_id, array_agg(id)) from bookings group by property_id;
alter table bookings force row level security;
alter table units force row level security;

select protect_tenant_table('booking_words');
