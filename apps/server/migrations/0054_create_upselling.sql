-- The store closes so many hours before check-in on the day of arrival.
alter table properties add column hours_before_arrival integer not null default 24
  check (hours_before_arrival between 0 and 336);

-- Deals: products of the catalogue with words, a price and guests they are for. `data` is the stored shape.
create table deals (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  -- As staff put them in order.
  place integer not null,
  state text not null check (state in ('active', 'paused')),
  -- In the default language, for lists and search.
  name text not null default '',
  data jsonb not null,
  revision integer not null default 1,
  changed_by text,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (property_id, id)
);
create index deals_list on deals (property_id, place, id);
select protect_tenant_table('deals');

-- What guests were asked for from when on: of a product, and of a product in a deal ('deal/product'). The lowest of the
-- thirty days before stands beside a lowered price.
create table asked_prices (
  property_id text not null references properties (property_id) on delete cascade,
  subject text not null,
  since timestamptz not null,
  price integer not null check (price >= 0),
  primary key (property_id, subject, since)
);
select protect_tenant_table('asked_prices');

-- How many of something are taken for a day: at a time where there are slots. The row is what two orders wait for.
create table places_taken (
  property_id text not null references properties (property_id) on delete cascade,
  -- A product's id, 'deal/' and a deal's, or 'rooms/' and a category's.
  subject text not null,
  day date not null,
  slot text not null default '',
  taken integer not null check (taken >= 0),
  primary key (property_id, subject, day, slot)
);
select protect_tenant_table('places_taken');

-- What each order took, so that it can go back.
create table order_places (
  property_id text not null,
  order_id text not null,
  subject text not null,
  day date not null,
  slot text not null default '',
  quantity integer not null check (quantity > 0),
  -- As many as the house had when it was ordered; null counts rooms.
  places integer,
  is_taken boolean not null default true,
  primary key (property_id, order_id, subject, day, slot),
  foreign key (property_id, order_id) references orders (property_id, id) on delete cascade
);
create index order_places_subject on order_places (property_id, subject, day) where is_taken;
select protect_tenant_table('order_places');

alter table order_lines
  add column deal_id text,
  -- The days it is for, and the time on them; none where the order's own time holds.
  add column days date[] not null default '{}',
  add column at_time text;

-- Where the guest came from: 'message/…', 'card/…', 'page/…'; null where nobody knows.
alter table orders add column came_from text;

-- Words and pictures of a category of rooms, as guests read them.
create table room_types (
  property_id text not null references properties (property_id) on delete cascade,
  category_id text not null,
  data jsonb not null,
  revision integer not null default 1,
  primary key (property_id, category_id),
  foreign key (property_id, category_id) references unit_categories (property_id, id) on delete cascade
);
select protect_tenant_table('room_types');

create table room_upgrades (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  place integer not null,
  state text not null check (state in ('active', 'paused')),
  from_category_id text not null,
  to_category_id text not null,
  is_fully_booked boolean not null default false,
  data jsonb not null,
  revision integer not null default 1,
  changed_by text,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (property_id, id),
  check (from_category_id <> to_category_id),
  foreign key (property_id, from_category_id) references unit_categories (property_id, id) on delete cascade,
  foreign key (property_id, to_category_id) references unit_categories (property_id, id) on delete cascade
);
create unique index room_upgrades_way on room_upgrades (property_id, from_category_id, to_category_id);
select protect_tenant_table('room_upgrades');

-- Which way a request for an upgrade goes; the order holds the rest.
create table order_upgrades (
  property_id text not null,
  order_id text not null,
  room_upgrade_id text not null,
  from_category_id text not null,
  to_category_id text not null,
  nights date[] not null,
  -- The room staff chose when they accepted.
  unit_id text,
  -- What the booking had before, so that a cancelled upgrade can go back.
  before jsonb,
  primary key (property_id, order_id),
  foreign key (property_id, order_id) references orders (property_id, id) on delete cascade
);
select protect_tenant_table('order_upgrades');

-- How deals do, by day and by where guests came from; nobody is in it.
create table deal_totals (
  property_id text not null references properties (property_id) on delete cascade,
  day date not null,
  deal_id text not null,
  came_from text not null default '',
  step text not null check (step in ('shown', 'opened', 'in cart')),
  -- Of guests who agreed to be counted, and of all.
  guests integer not null default 0 check (guests >= 0),
  count integer not null check (count > 0),
  primary key (property_id, day, deal_id, came_from, step)
);
select protect_tenant_table('deal_totals');

-- Rooms of a category that no booking has in a night. A unit that was given counts, else what was booked.
create function free_rooms(house text, category text, night date) returns integer language sql stable as $$
  select (select count(*) from units where property_id = house and category_id = category)::integer
    - (
      select count(*) from bookings b
      left join units u on u.property_id = b.property_id and u.id = b.unit_id
      where b.property_id = house and b.arrival <= night and b.departure > night
        and b.cancelled_at is null and b.no_show_at is null and b.state <> 'checkout'
        and coalesce(u.category_id, b.unit_category_id) = category
    )::integer
$$;

-- Who takes places or gives them back is alone in its property until its transaction ends: two orders that change
-- places with each other would else wait in a circle. Locks are taken in one order: orders, products, places.
create function lock_places(house text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('places of ' || house, 0))
$$;

-- Takes what an order wants of each day, all of it or none: rows in one order for everybody, so that nobody waits in a
-- circle. The code and the detail are read by place/statement.ts.
create function take_places(house text, of_order text) returns void language plpgsql as $$
declare
  wanted record;
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
    select taken into already from places_taken
    where property_id = house and subject = wanted.subject and day = wanted.day and slot = wanted.slot
    for update;
    most := coalesce(wanted.places, free_rooms(house, substr(wanted.subject, 7), wanted.day));
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

-- What an order took goes back, once.
create function give_places_back(house text, of_order text) returns void language plpgsql as $$
begin
  if not exists (
    select 1 from order_places where property_id = house and order_id = of_order and is_taken
  ) then return; end if;
  -- Those of its lines go back next, and nobody locks products after places.
  perform 1 from products
  where property_id = house and stock is not null and id in (
    select product_id from order_lines where property_id = house and order_id = of_order and took_stock
  )
  order by id for update;
  perform lock_places(house);
  with back as (
    update order_places set is_taken = false
    where property_id = house and order_id = of_order and is_taken
    returning subject, day, slot, quantity
  )
  update places_taken t set taken = t.taken - back.quantity from back
  where t.property_id = house and t.subject = back.subject and t.day = back.day and t.slot = back.slot;
  insert into outbox (property_id, name, payload) values (house, 'availability.changed', '{}');
  perform pg_notify('innkeeper_events', '');
end
$$;

-- What an order that comes to nothing took goes back, whoever ends it and however.
create function return_places() returns trigger language plpgsql as $$
begin
  perform give_places_back(new.property_id, new.id);
  return null;
end
$$;
create trigger return_places after update on orders
  for each row when (
    (new.status = 'declined' or new.stage = 'abandoned')
    and not (old.status = 'declined' or old.stage = 'abandoned')
  ) execute function return_places();

-- Places an order with what it takes of each day (`places`) and, for an upgrade, its way.
create function place_dated_order(placed jsonb) returns jsonb language plpgsql as $$
declare
  answer jsonb := place_order(placed);
  house text := placed #>> '{order,property_id}';
begin
  if answer ->> 'outcome' <> 'placed' then return answer; end if;
  insert into order_places (property_id, order_id, subject, day, slot, quantity, places)
  select house, placed #>> '{order,id}', subject, day, slot, sum(quantity)::integer, min(places)
  from jsonb_to_recordset(placed -> 'places')
    as wanted (subject text, day date, slot text, quantity integer, places integer)
  group by subject, day, slot;
  perform take_places(house, placed #>> '{order,id}');
  if jsonb_typeof(placed -> 'upgrade') = 'object' then
    insert into order_upgrades (property_id, order_id, room_upgrade_id, from_category_id, to_category_id, nights)
    select house, placed #>> '{order,id}', room_upgrade_id, from_category_id, to_category_id, nights
    from jsonb_to_record(placed -> 'upgrade')
      as way (room_upgrade_id text, from_category_id text, to_category_id text, nights date[]);
  end if;
  insert into outbox (property_id, name, payload) values (house, 'availability.changed', '{}');
  perform pg_notify('innkeeper_events', '');
  return answer;
end
$$;
