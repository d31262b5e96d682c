-- One stay has no more of a product or of a deal's own count on a day than the most of one order, all its orders and all
-- times of that day together: nobody takes every place of a day by ordering again. Asked in the statement that places
-- the order, which holds the places of the property: what the stay ordered at the same moment counts.

-- `most` names each subject that is bound and how many of it a stay may have on a day.
create function require_share_of_stay(house text, of_order text, most jsonb) returns void language plpgsql as $$
declare
  stay text := (select booking_id from orders where property_id = house and id = of_order);
  beyond jsonb;
begin
  if stay is null or coalesce(most, '{}') = '{}' then return; end if;
  select jsonb_agg(jsonb_build_object('subject', had.subject, 'day', had.day)) into beyond
  from (
    select p.subject, p.day from orders o
    join order_places p on p.property_id = o.property_id and p.order_id = o.id and p.is_taken
    where o.property_id = house and o.booking_id = stay and most ? p.subject
    group by p.subject, p.day
    having sum(p.quantity) > (most ->> p.subject)::integer
  ) had
  where exists (
    select 1 from order_places own
    where own.property_id = house and own.order_id = of_order and own.subject = had.subject and own.day = had.day
  );
  if beyond is not null then
    raise exception using errcode = 'IK011', message = 'too many for one stay', detail = beyond::text;
  end if;
end
$$;

-- As in 0060, and now a stay takes no more than its share.
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
  perform require_share_of_stay(house, placed_id, placed -> 'most');
  if jsonb_typeof(placed -> 'upgrade') = 'object' then
    insert into order_upgrades (property_id, order_id, room_upgrade_id, from_category_id, to_category_id, nights)
    select house, placed_id, room_upgrade_id, from_category_id, to_category_id, nights
    from jsonb_to_record(placed -> 'upgrade')
      as way (room_upgrade_id text, from_category_id text, to_category_id text, nights date[]);
    if exists (
      select 1 from bookings b left join units u on u.property_id = b.property_id and u.id = b.unit_id
      where b.property_id = house and b.id = placed #>> '{order,booking_id}'
        and coalesce(u.category_id, b.unit_category_id) is distinct from placed #>> '{upgrade,from_category_id}'
    ) then
      -- Another wish of the stay was accepted at this moment: from this room it leads nowhere any more.
      raise exception using errcode = 'IK009', message = 'the stay has another room by now';
    end if;
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
