-- Since when it is known whose stay a request is, where its sender could not say it: what they are shown stays what they
-- asked for.
alter table orders add column found_at timestamptz;

-- What was ordered follows its stay: places of days that are no longer the stay's go back, also where the stay was
-- called off, and so do the times that were bought for them. Brought back, they are taken again where there is room.
-- Locks are taken in one order: orders, products, places, stays, rooms. Whoever changes the days of a stay or calls it
-- off holds the places before the stay (guests/hold-places.ts).

-- Whether a day that a line is for is one of its stay's: early check-in is for the first, late check-out for the last,
-- a night begins in the stay, and what has no day of its own is there on the day of arrival.
create function is_day_of_stay(line order_lines, wanted date, stay bookings) returns boolean language sql stable as $$
  select case
    when line.stay_time = 'departure' then wanted = stay.departure
    when line.stay_time = 'arrival' or cardinality(line.days) = 0 then wanted = stay.arrival
    when exists (
      select 1 from products
      where property_id = line.property_id and id = line.product_id
        and data #>> '{options,availability,kind}' = 'each night'
    ) then wanted >= stay.arrival and wanted < stay.departure
    else wanted between stay.arrival and stay.departure
  end
$$;

-- Whether a place is for a stay as it is now; of a room, for a night that was asked for.
create function is_place_of_stay(place order_places, stay bookings) returns boolean language sql stable as $$
  select coalesce(stay.cancelled_at, stay.no_show_at) is null and case
    when place.subject like 'rooms%/%' then
      place.day >= stay.arrival and place.day < stay.departure and exists (
        select 1 from order_upgrades
        where property_id = place.property_id and order_id = place.order_id and place.day = any (nights)
      )
    else coalesce((
      select bool_or(is_day_of_stay(l, place.day, stay)) from order_lines l
      where l.property_id = place.property_id and l.order_id = place.order_id
        and (l.product_id = place.subject or 'deal/' || l.deal_id = place.subject)
        and (cardinality(l.days) = 0 or place.day = any (l.days))
    ), true)
  end
$$;

-- The times of a day that a subject is counted at by what staff say now; '' where the whole day is one.
create function slots_now(house text, counted text, wanted date) returns text[] language sql stable as $$
  select coalesce((
    select array_agg(slot ->> 'time')
    from products, jsonb_array_elements(data #> '{options,availability,slots}') slot
    where property_id = house and id = counted and data #>> '{options,availability,kind}' = 'time slots'
      and slot -> 'weekdays' @> to_jsonb(extract(isodow from wanted)::integer)
  ), array[''])
$$;

-- How many are taken. What was sold under a time that is no longer one of the day's, or for the whole day before there
-- were times, counts at each of them: nobody can tell at which it will be used.
create function places_sold(house text, counted text, wanted date, at_slot text) returns integer
language sql stable as $$
  select coalesce(sum(taken), 0)::integer from places_taken
  where property_id = house and subject = counted and day = wanted
    and (slot = at_slot or slot <> all (slots_now(house, counted, wanted)))
$$;

-- How many there are by what staff say now, whatever it was when it was ordered; null where nobody counts any more.
create function places_now(place order_places) returns integer language sql stable as $$
  select case
    when place.subject like 'rooms/%' then free_rooms(place.property_id, substr(place.subject, 7), place.day)
    when place.subject like 'rooms-by-hand/%' then (
      select (r.data ->> 'roomsPerNight')::integer from order_upgrades u
      join room_upgrades r on r.property_id = u.property_id and r.id = u.room_upgrade_id
      where u.property_id = place.property_id and u.order_id = place.order_id
    )
    when place.subject like 'deal/%' then (
      select (data #>> '{visibility,stockPerDay}')::integer from deals
      where property_id = place.property_id and id = substr(place.subject, 6)
    )
    else (
      select case data #>> '{options,availability,kind}'
        when 'time slots' then coalesce((
          select (slot ->> 'places')::integer from jsonb_array_elements(data #> '{options,availability,slots}') slot
          where slot ->> 'time' = place.slot
            and slot -> 'weekdays' @> to_jsonb(extract(isodow from place.day)::integer)
          limit 1
        ), 0)
        else (data #>> '{options,availability,places}')::integer
      end
      from products where property_id = place.property_id and id = place.subject
    )
  end
$$;

-- As in 0054, and now also counts what was sold under times that are no more, and gives no more than staff say there are
-- by now, whatever the page knew.
create or replace function take_places(house text, of_order text) returns void language plpgsql as $$
declare
  wanted order_places;
  most integer;
  already integer;
begin
  perform lock_places(house);
  for wanted in
    select * from order_places
    where property_id = house and order_id = of_order and is_taken
    order by subject, day, slot
  loop
    insert into places_taken (property_id, subject, day, slot, taken)
    values (house, wanted.subject, wanted.day, wanted.slot, 0)
    on conflict do nothing;
    already := places_sold(house, wanted.subject, wanted.day, wanted.slot);
    most := least(wanted.places, places_now(wanted));
    if already + wanted.quantity > most then
      raise exception using errcode = 'IK007', message = 'fully booked',
        detail = jsonb_build_object(
          'subject', wanted.subject, 'day', wanted.day, 'slot', wanted.slot, 'left', greatest(most - already, 0)
        )::text;
    end if;
    update places_taken set taken = taken + wanted.quantity
    where property_id = house and subject = wanted.subject and day = wanted.day and slot = wanted.slot;
  end loop;
end
$$;

-- Takes one place that went back anew, by what there is now; false where there is no room. The places are held.
create function take_place(place order_places) returns boolean language plpgsql as $$
declare
  most integer := places_now(place);
begin
  if most < places_sold(place.property_id, place.subject, place.day, place.slot) + place.quantity then return false; end if;
  insert into places_taken as t (property_id, subject, day, slot, taken)
  values (place.property_id, place.subject, place.day, place.slot, place.quantity)
  on conflict (property_id, subject, day, slot) do update set taken = t.taken + excluded.taken;
  update order_places set is_taken = true
  where property_id = place.property_id and order_id = place.order_id and subject = place.subject
    and day = place.day and slot = place.slot;
  return true;
end
$$;

-- As in 0055, and now by what there is today, and only for days that are still the stay's.
create or replace function take_places_again(house text, of_order text) returns boolean language plpgsql as $$
declare
  place order_places;
  is_changed boolean := false;
begin
  if not exists (
    select 1 from order_places where property_id = house and order_id = of_order and not is_taken
  ) then return true; end if;
  perform lock_places(house);
  begin
    for place in
      select p.* from order_places p
      join orders o on o.property_id = p.property_id and o.id = p.order_id
      left join bookings b on b.property_id = o.property_id and b.id = o.booking_id
      where p.property_id = house and p.order_id = of_order and not p.is_taken
        -- What was ordered in the house for days that nobody knew to be the stay's was taken all the same.
        and (b.id is null or o.source = 'guestbook' or is_place_of_stay(p, b))
      order by p.subject, p.day, p.slot
    loop
      if not take_place(place) then raise exception using errcode = 'IK007', message = 'fully booked'; end if;
      is_changed := true;
    end loop;
  exception when sqlstate 'IK007' then
    return false;
  end;
  if is_changed then
    insert into outbox (property_id, name, payload) values (house, 'availability.changed', '{}');
    perform pg_notify('innkeeper_events', '');
  end if;
  return true;
end
$$;

-- The own time of a stay by what was bought for it: the earliest of check-in and the latest of check-out, of what the
-- stay had before and of orders that have their places; null where that is no better than the usual time.
create function bought_time(house text, stay text, moved text) returns text language sql stable as $$
  with usual as (
    select case moved when 'arrival' then check_in_time else check_out_time end as time
    from properties where property_id = house
  ),
  bought as (
    select order_id, before, wanted from order_stay_times
    where property_id = house and booking_id = stay and stay_time = moved
  ),
  times as (
    select (select max(before) from bought) as before, time from usual
    union all
    select null, wanted from bought
    where not exists (
      select 1 from order_places p
      join order_lines l on l.property_id = p.property_id and l.order_id = p.order_id and l.stay_time = moved
        and (l.product_id = p.subject or 'deal/' || l.deal_id = p.subject)
      where p.property_id = house and p.order_id = bought.order_id and not p.is_taken
    )
  ),
  best as (
    select max(before) as before,
      case moved when 'arrival' then min(coalesce(before, time)) else max(coalesce(before, time)) end as time
    from times
  )
  select case when best.before is null and best.time = usual.time then null else best.time end from best, usual
$$;

-- Gives back what is no longer for the stay, and takes again what is.
create function settle_places(was bookings, stay bookings) returns void language plpgsql as $$
declare
  house text := stay.property_id;
  was_off boolean := coalesce(was.cancelled_at, was.no_show_at) is not null;
  is_off boolean := coalesce(stay.cancelled_at, stay.no_show_at) is not null;
  place order_places;
  is_changed boolean := false;
begin
  perform lock_places(house);
  for place in
    select p.* from order_places p
    join orders o on o.property_id = p.property_id and o.id = p.order_id
    where o.property_id = house and o.booking_id = stay.id and p.is_taken
      -- A day that never was the stay's, agreed on in the house, is left alone while the stay is to be.
      and (is_off or (is_place_of_stay(p, was) and not is_place_of_stay(p, stay)))
    order by p.subject, p.day, p.slot
  loop
    update order_places set is_taken = false
    where property_id = house and order_id = place.order_id and subject = place.subject and day = place.day
      and slot = place.slot;
    update places_taken set taken = taken - place.quantity
    where property_id = house and subject = place.subject and day = place.day and slot = place.slot;
    is_changed := true;
  end loop;
  for place in
    select p.* from order_places p
    join orders o on o.property_id = p.property_id and o.id = p.order_id
    where o.property_id = house and o.booking_id = stay.id and not p.is_taken
      and o.status <> 'declined' and o.stage <> 'abandoned'
      -- An accepted upgrade is the booking's own room.
      and (p.places is not null or o.status = 'no action taken')
      and (is_place_of_stay(p, stay) or (was_off and not is_off and o.source = 'guestbook'))
    order by p.subject, p.day, p.slot
  loop
    is_changed := take_place(place) or is_changed;
  end loop;
  if is_changed then
    insert into outbox (property_id, name, payload) values (house, 'availability.changed', '{}');
    perform pg_notify('innkeeper_events', '');
  end if;
end
$$;

-- Whoever changes a stay: staff, an import, another system. A time that somebody says in the same breath, or that staff
-- gave meanwhile, stands.
create function follow_stay() returns trigger language plpgsql as $$
declare
  had_in text;
  had_out text;
begin
  if not exists (
    select 1 from orders o join order_places p on p.property_id = o.property_id and p.order_id = o.id
    where o.property_id = new.property_id and o.booking_id = new.id
  ) then return new; end if;
  had_in := bought_time(new.property_id, new.id, 'arrival');
  had_out := bought_time(new.property_id, new.id, 'departure');
  perform settle_places(old, new);
  if new.state = 'checkout' then return new; end if;
  if (old.check_in_time, new.check_in_time) is not distinct from (had_in, had_in) and exists (
    select 1 from order_stay_times
    where property_id = new.property_id and booking_id = new.id and stay_time = 'arrival'
  ) then
    new.check_in_time := bought_time(new.property_id, new.id, 'arrival');
  end if;
  if (old.check_out_time, new.check_out_time) is not distinct from (had_out, had_out) and exists (
    select 1 from order_stay_times
    where property_id = new.property_id and booking_id = new.id and stay_time = 'departure'
  ) then
    new.check_out_time := bought_time(new.property_id, new.id, 'departure');
  end if;
  return new;
end
$$;
create trigger follow_stay before update on bookings
  for each row when (
    (new.arrival, new.departure, new.cancelled_at is null, new.no_show_at is null)
    is distinct from (old.arrival, old.departure, old.cancelled_at is null, old.no_show_at is null)
  ) execute function follow_stay();

-- What stands between an order and its stay as both are now: the stay was called off or moved to other days, there was
-- no room any more when it came back, or the hours that were asked for bring nothing beyond what the stay has.
create function trouble_with_stay(house text, of_order text) returns text language sql stable as $$
  select case
    when coalesce(b.cancelled_at, b.no_show_at) is not null then 'called off'
    -- An upgrade goes by its own rule, and for a service in the house a day may be agreed on that is not the stay's.
    when o.source <> 'room upgrades' and exists (
      select 1 from order_lines l, unnest(l.days) as wanted
      where l.property_id = house and l.order_id = of_order
        and (o.source = 'upselling' or l.kind = 'part of the stay') and not is_day_of_stay(l, wanted, b)
    ) then 'moved'
    -- An accepted one was for the nights the stay had then.
    when o.source = 'room upgrades' and o.status <> 'no action taken' and exists (
      select 1 from order_upgrades u
      cross join lateral (select min(night) as first, max(night) as last from unnest(u.nights) night) asked
      where u.property_id = house and u.order_id = of_order and (
        asked.last + 1 <> b.departure
        or asked.first < b.arrival
        or (b.state = 'precheckin' and asked.first <> b.arrival)
      )
    ) then 'moved'
    when exists (
      select 1 from order_places p
      where p.property_id = house and p.order_id = of_order and not p.is_taken
        and (p.places is not null or o.status = 'no action taken') and is_place_of_stay(p, b)
    ) then 'no place'
    when exists (
      select 1 from order_lines l join properties h on h.property_id = l.property_id
      where l.property_id = house and l.order_id = of_order and (
        (l.stay_time = 'arrival' and l.at_time >= coalesce(b.check_in_time, h.check_in_time))
        or (l.stay_time = 'departure' and l.at_time <= coalesce(b.check_out_time, h.check_out_time))
        or exists (
          select 1 from order_stay_times t
          where t.property_id = house and t.booking_id = b.id and t.stay_time = l.stay_time
        )
      )
    ) and not exists (
      select 1 from order_stay_times t where t.property_id = house and t.order_id = of_order
    ) then 'no hours'
  end
  from orders o join bookings b on b.property_id = o.property_id and b.id = o.booking_id
  where o.property_id = house and o.id = of_order and o.status <> 'declined' and not o.is_preview
$$;

-- As in 0054, and now: the stay may have moved since the guest looked at it, and hours are bought once, until the house
-- takes them back. Both are judged while the places are held.
create or replace function place_dated_order(placed jsonb) returns jsonb language plpgsql as $$
declare
  answer jsonb := place_order(placed);
  house text := placed #>> '{order,property_id}';
  placed_id text := placed #>> '{order,id}';
begin
  if answer ->> 'outcome' <> 'placed' then return answer; end if;
  insert into order_places (property_id, order_id, subject, day, slot, quantity, places)
  select house, placed_id, subject, day, slot, sum(quantity)::integer, min(places)
  from jsonb_to_recordset(placed -> 'places')
    as wanted (subject text, day date, slot text, quantity integer, places integer)
  group by subject, day, slot;
  perform take_places(house, placed_id);
  if jsonb_typeof(placed -> 'upgrade') = 'object' then
    insert into order_upgrades (property_id, order_id, room_upgrade_id, from_category_id, to_category_id, nights)
    select house, placed_id, room_upgrade_id, from_category_id, to_category_id, nights
    from jsonb_to_record(placed -> 'upgrade')
      as way (room_upgrade_id text, from_category_id text, to_category_id text, nights date[]);
  end if;
  if exists (
    select 1 from orders o join order_lines l on l.property_id = o.property_id and l.order_id = o.id
    where o.property_id = house and o.booking_id = placed #>> '{order,booking_id}' and o.id <> placed_id
      and o.stage = 'placed' and o.status <> 'declined' and not o.is_preview
      and l.stay_time in (select stay_time from order_lines where property_id = house and order_id = placed_id)
  ) then
    -- Takes back everything written so far; the codes are read by place/statement.ts.
    raise exception using errcode = 'IK010', message = 'this stay bought such hours already';
  end if;
  if placed #>> '{order,source}' <> 'guestbook' and exists (
    select 1 from bookings b join order_places p on p.property_id = b.property_id and p.order_id = placed_id
    where b.property_id = house and b.id = placed #>> '{order,booking_id}' and not is_place_of_stay(p, b)
  ) then
    raise exception using errcode = 'IK009', message = 'the stay is another one by now';
  end if;
  insert into outbox (property_id, name, payload) values (house, 'availability.changed', '{}');
  perform pg_notify('innkeeper_events', '');
  return answer;
end
$$;

-- The earlier attempts at an order: the one it names, and unpaid ones for the same things from the same device. The
-- same things for another stay, another day or another time are another wish.
create function earlier_attempts(placed jsonb) returns setof text language sql stable as $$
  select o.id from orders o
  where o.property_id = placed #>> '{order,property_id}' and (
    -- Only what the same device or booking ordered: an id gets forwarded.
    (o.id = placed ->> 'replaces'
      and (o.device = placed ->> 'device' or o.booking_id = placed #>> '{order,booking_id}'))
    or (
      o.device = placed ->> 'device' and o.stage = 'awaiting payment'
      and o.booking_id is not distinct from placed #>> '{order,booking_id}'
      and (
        select jsonb_agg(
          jsonb_build_array(product_id, quantity, deal_id, to_jsonb(days), at_time)
          order by product_id, quantity, deal_id, days, at_time
        )
        from order_lines l where l.property_id = o.property_id and l.order_id = o.id
      ) = (
        select jsonb_agg(
          jsonb_build_array(product_id, quantity, deal_id, to_jsonb(coalesce(days, '{}')), at_time)
          order by product_id, quantity, deal_id, coalesce(days, '{}'), at_time
        )
        from jsonb_to_recordset(placed -> 'lines')
          as l (product_id text, quantity integer, deal_id text, days date[], at_time text)
      )
    )
  )
$$;

-- Two calls with one key: the second waits here, before it holds anything that the first may want.
create function lock_order_key(placed jsonb) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(
    concat_ws(' ', 'order', placed #>> '{order,property_id}', placed #>> '{key,endpoint}', placed #>> '{key,key}'), 0
  ))
$$;

-- As in 0055, and now with the earlier attempts, which end with it, and no more than sixty orders of a stay in an hour: once the places are held it is too late for orders
-- and products.
create or replace function lock_changed_order(placed jsonb, watch text) returns text language plpgsql as $$
declare
  house text := placed #>> '{order,property_id}';
  attempts text[];
  changed text;
begin
  perform lock_order_key(placed);
  if jsonb_typeof(placed -> 'unpaid') = 'object' then
    perform pg_advisory_xact_lock(hashtextextended('unpaid orders of ' || (placed #>> '{order,booking_id}'), 0));
  end if;
  if placed ->> 'device' is not null then
    perform pg_advisory_xact_lock(hashtextextended('orders of device ' || (placed ->> 'device'), 0));
  end if;
  if (
    select count(*) from orders
    where property_id = house and booking_id = placed #>> '{order,booking_id}'
      and placed_at > (placed #>> '{order,placed_at}')::timestamptz - interval '1 hour'
  ) >= 60 then
    raise exception using errcode = 'IK002', message = 'too many orders of one stay';
  end if;
  select coalesce(array_agg(id), '{}') into attempts from earlier_attempts(placed) id;
  select id into changed from orders
  where property_id = house and booking_id = placed #>> '{order,booking_id}' and watch_id = watch and not is_preview;
  if changed is null then return null; end if;
  perform 1 from orders
  where property_id = house and id = any (attempts || changed)
  order by id for update;
  perform 1 from products
  where property_id = house and stock is not null and id in (
    select product_id from order_lines
    where property_id = house and order_id = any (attempts || changed) and took_stock
    union
    select product_id from jsonb_to_recordset(placed -> 'counted') as counted (product_id text)
  )
  order by id for update;
  return changed;
end
$$;

-- As in 0030, and now: what the earlier attempts are is said once, in `earlier_attempts`.
create or replace function place_order(placed jsonb) returns jsonb language plpgsql as $$
declare
  house text := placed #>> '{order,property_id}';
  moment timestamptz := (placed #>> '{order,placed_at}')::timestamptz;
  limits jsonb := placed -> 'limits';
  unpaid jsonb := placed -> 'unpaid';
  known record;
  older record;
  wanted record;
  attempts text[] := '{}';
  voided text[] := '{}';
  remaining integer;
  emptied text[] := '{}';
begin
  perform lock_order_key(placed);
  insert into idempotency_keys (property_id, endpoint, key, body_hash, status, answer)
  values (
    house, placed #>> '{key,endpoint}', placed #>> '{key,key}', placed #>> '{key,bodyHash}', 200,
    jsonb_build_object('orderId', placed #>> '{order,id}')
  )
  on conflict do nothing;
  if not found then
    select body_hash, answer ->> 'orderId' as order_id into known from idempotency_keys
    where property_id = house and endpoint = placed #>> '{key,endpoint}' and key = placed #>> '{key,key}';
    return jsonb_build_object('outcome', 'known', 'bodyHash', known.body_hash, 'orderId', known.order_id);
  end if;
  if jsonb_typeof(limits) = 'object' then
    perform pg_advisory_xact_lock(hashtextextended('counted orders of ' || house, 0));
  end if;
  if jsonb_typeof(unpaid) = 'object' and placed #>> '{order,booking_id}' is not null then
    perform pg_advisory_xact_lock(hashtextextended('unpaid orders of ' || (placed #>> '{order,booking_id}'), 0));
  end if;
  if placed ->> 'device' is not null then
    -- Two attempts of one device at the same moment: the second sees the first.
    perform pg_advisory_xact_lock(hashtextextended('orders of device ' || (placed ->> 'device'), 0));
  end if;
  if placed ->> 'replaces' is not null or placed ->> 'device' is not null then
    -- The attempt it names, and unpaid ones for the same things from the same device: one wish is one order.
    for older in
      select id, stage, status, id = placed ->> 'replaces' as is_named from orders
      where property_id = house and id in (select earlier_attempts(placed))
      order by id for update
    loop
      if older.is_named and older.stage = 'placed' and older.status <> 'declined' then
        raise exception using errcode = 'IK003', message = 'the earlier order was placed',
          detail = jsonb_build_object('orderId', older.id)::text;
      end if;
      attempts := attempts || older.id;
    end loop;
  end if;
  if cardinality(attempts) > 0 then
    perform 1 from products
    where property_id = house and stock is not null and id in (
      select product_id from order_lines where property_id = house and order_id = any (attempts) and took_stock
      union
      select product_id from jsonb_to_recordset(placed -> 'counted') as counted (product_id text)
    )
    order by id for update;
    voided := void_orders(house, attempts, moment);
  end if;
  if limits ->> 'previewsPerHour' is not null then
    select count(*) as in_hour into known from orders
    where property_id = house and is_preview and placed_at > moment - interval '1 hour';
    if known.in_hour >= (limits ->> 'previewsPerHour')::integer then
      raise exception using errcode = 'IK004', message = 'too many orders in previews';
    end if;
  elsif jsonb_typeof(limits) = 'object' then
    -- An address has a whole hotel behind it; whom the house served before is told from it.
    if exists (
      select 1 from orders
      where property_id = house and device = placed #>> '{order,device}' and not is_preview and stage = 'placed'
        and (status in ('accepted', 'auto accepted') or payment in ('captured', 'refunded'))
    ) then
      placed := jsonb_set(placed, '{order,network}', 'null');
    end if;
    -- What was taken back within the hour still counts: ordering and cancelling in a circle is ordering.
    select
      count(*) filter (where is_recent) as in_hour,
      count(*) filter (where is_recent and network = placed #>> '{order,network}') as of_network,
      count(*) filter (
        where device = placed #>> '{order,device}' and (
          stage = 'awaiting payment'
          or (stage = 'placed' and status = 'no action taken' and archived_at is null)
          or (is_recent and reason = 'cancelled by the guest')
        )
      ) as of_device
    into known from (
      select *, placed_at > moment - interval '1 hour' as is_recent from orders
      where property_id = house and booking_id is null and not is_preview
        -- Who asks for a room from afar leaves the guests in the house their orders.
        and (source = 'room upgrades') = (placed #>> '{order,source}' = 'room upgrades')
        and (placed_at > moment - interval '1 hour' or device = placed #>> '{order,device}')
    ) counted;
    if known.of_device >= (limits ->> 'openPerDevice')::integer
      or known.of_network >= (limits ->> 'perNetwork')::integer
      or known.in_hour >= (limits ->> 'perHour')::integer
    then
      raise exception using errcode = 'IK002', message = 'too many orders without a booking';
    end if;
  end if;
  if jsonb_typeof(unpaid) = 'object' then
    -- Each has a page open at the provider and holds stock.
    select
      count(*) filter (where booking_id = placed #>> '{order,booking_id}') as of_booking,
      count(*) filter (where booking_id is null and device = placed #>> '{order,device}') as of_device,
      count(*) filter (where booking_id is null and network = placed #>> '{order,network}') as of_network
    into known from orders where property_id = house and stage = 'awaiting payment';
    if known.of_booking >= (unpaid ->> 'perBooking')::integer
      or (placed #>> '{order,booking_id}' is null and (
        known.of_device >= (unpaid ->> 'perDevice')::integer
        or known.of_network >= (unpaid ->> 'perNetwork')::integer
      ))
    then
      raise exception using errcode = 'IK006', message = 'too many orders wait for their payment';
    end if;
  end if;
  insert into orders select * from jsonb_populate_record(null::orders, placed -> 'order');
  insert into order_lines select * from jsonb_populate_recordset(null::order_lines, placed -> 'lines');
  -- In one order for everybody: two orders for the same two products cannot wait for each other.
  for wanted in
    select * from jsonb_to_recordset(placed -> 'counted') as counted (product_id text, quantity integer)
    order by product_id
  loop
    update products set stock = stock - wanted.quantity
    where property_id = house and id = wanted.product_id and (stock is null or stock >= wanted.quantity)
    returning stock into remaining;
    if not found then
      select stock into remaining from products where property_id = house and id = wanted.product_id;
      -- Takes back everything written so far; the code and the detail are read by place/statement.ts.
      raise exception using errcode = 'IK001', message = 'out of stock',
        detail = jsonb_build_object('productId', wanted.product_id, 'left', coalesce(remaining, 0))::text;
    end if;
    if remaining = 0 then emptied := emptied || wanted.product_id; end if;
  end loop;
  insert into outbox (property_id, name, payload)
  select house, event ->> 'name', event -> 'payload' from jsonb_array_elements(placed -> 'events') event;
  insert into outbox (property_id, name, payload)
  select house, 'product.changed', jsonb_build_object('productId', id) from unnest(emptied) id;
  if jsonb_array_length(placed -> 'events') > 0 or cardinality(emptied) > 0 then
    perform pg_notify('innkeeper_events', '');
  end if;
  return jsonb_build_object('outcome', 'placed', 'voided', to_jsonb(voided));
end
$$;
