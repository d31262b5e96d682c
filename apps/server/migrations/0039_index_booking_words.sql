-- A guest is found by the words of a booking: name, number, phone, e-mail, unit, and what lists are narrowed by.

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

-- Each word with its property before it: one index holds those of all properties, and none is found from another.
alter table bookings add column words tsvector not null default '';
-- What waits to be sorted in is read by every search, so little may wait.
create index bookings_words on bookings using gin (words) with (gin_pending_list_limit = 256);

-- Who is who within a day, and the whole list by name.
alter table bookings add column sort_name text collate "C"
  generated always as (left(fold_text(last_name || ' ' || first_name), 80)) stored;

drop index bookings_arrival;
drop index bookings_departure;
create index bookings_arrival on bookings (property_id, arrival, sort_name, id);
create index bookings_departure on bookings (property_id, departure, sort_name, id);
create index bookings_name on bookings (property_id, sort_name, id);
create index bookings_in_house on bookings (property_id, departure, sort_name, id) where state = 'checkin';
create index bookings_called_off on bookings (property_id, arrival, sort_name, id)
  where cancelled_at is not null or no_show_at is not null;

create function words_of(booking bookings) returns tsvector language plpgsql stable as $$
declare
  unit units;
begin
  if booking.unit_id is not null then
    select * into unit from units where property_id = booking.property_id and id = booking.unit_id;
  end if;
  return array_to_tsvector(array(
    select booking.property_id || '/' || word
    from unnest(words_of_booking(
      booking.first_name, booking.last_name, booking.booking_number, booking.email, booking.phone, unit.code,
      coalesce(unit.category_id, booking.unit_category_id), booking.language, booking.cancelled_at is not null,
      booking.no_show_at is not null
    )) as word
  ));
end
$$;

create function write_booking_words() returns trigger language plpgsql as $$
begin
  new.words := words_of(new);
  return new;
end
$$;
create trigger add_booking_words before insert on bookings
  for each row execute function write_booking_words();
create trigger change_booking_words before update on bookings
  for each row when (
    (new.first_name, new.last_name, new.booking_number, new.email, new.phone, new.unit_id, new.unit_category_id,
      new.language, new.cancelled_at is null, new.no_show_at is null)
    is distinct from (old.first_name, old.last_name, old.booking_number, old.email, old.phone, old.unit_id,
      old.unit_category_id, old.language, old.cancelled_at is null, old.no_show_at is null)
  ) execute function write_booking_words();

-- A unit that gets another code or category is found by it, with everybody who was ever booked into it.
create function change_unit_words() returns trigger language plpgsql as $$
begin
  update bookings b set words = words_of(b)
  from after_rows a
  join before_rows o on o.property_id = a.property_id and o.id = a.id
  where (a.code, a.category_id) is distinct from (o.code, o.category_id)
    and b.property_id = a.property_id and b.unit_id = a.id;
  return null;
end
$$;
create trigger change_unit_words after update on units
  referencing old table as before_rows new table as after_rows
  for each statement execute function change_unit_words();

-- The bookings there are already; whoever runs this sees the rows of no property while the walls bind owners too.
alter table bookings no force row level security;
alter table units no force row level security;
update bookings b set words = words_of(b);
alter table bookings force row level security;
alter table units force row level security;

-- Behind row level security no index on words is reached. One function looks behind it, for the property of the
-- transaction alone, as a role that nothing else is done as and that sees nothing but when who comes and goes.
do $$
begin
  if not exists (select from pg_roles where rolname = 'innkeeper_search') then
    begin
      create role innkeeper_search nologin;
    exception
      when duplicate_object or unique_violation then null;
    end;
  end if;
  begin
    grant innkeeper_search to current_user;
  exception
    when unique_violation then null;
    when insufficient_privilege then
      if not pg_has_role(current_user, 'innkeeper_search', 'member') then
        raise exception 'The database user % may not take the role innkeeper_search.', current_user
          using hint = format('As an administrator run: grant innkeeper_search to %I', current_user);
      end if;
  end;
end
$$;

create policy search on bookings for select to innkeeper_search using (true);
grant usage on schema public to innkeeper_search;
grant select (property_id, id, unit_id, arrival, departure, state, check_out_time, cancelled_at, no_show_at, sort_name,
  words)
on bookings to innkeeper_search;

-- Which words are asked for is not known when it is planned, so reading every booking may look as good: it never is.
create function find_bookings(wanted tsquery, most integer)
returns table (
  property_id text, id text, unit_id text, arrival date, departure date, state text, check_out_time text,
  cancelled_at timestamptz, no_show_at timestamptz, sort_name text
)
language sql stable rows 50 security definer set search_path = public, pg_temp
set enable_seqscan = off set enable_indexscan = off as $$
  select b.property_id, b.id, b.unit_id, b.arrival, b.departure, b.state, b.check_out_time, b.cancelled_at,
    b.no_show_at, b.sort_name
  from bookings b
  where b.words @@ wanted and b.property_id = current_setting('app.property_id', true)
  limit most
$$;
revoke all on function find_bookings from public;
grant execute on function find_bookings to innkeeper_tenant;
-- Whoever owns a function must be able to make one, at that moment.
grant create on schema public to innkeeper_search;
alter function find_bookings owner to innkeeper_search;
revoke create on schema public from innkeeper_search;
