alter table order_lines
  -- What the guest chose, by its ids, so that a cart can be filled with it again.
  add column chosen jsonb,
  -- Of early check-in and late check-out: which time of the stay it moves.
  add column stay_time text check (stay_time in ('arrival', 'departure'));

-- Which times of a stay an accepted order moved, so that one that is cancelled can be taken back.
create table order_stay_times (
  property_id text not null,
  order_id text not null,
  stay_time text not null check (stay_time in ('arrival', 'departure')),
  booking_id text not null,
  -- As the booking had it before any order moved it; null where it had none of its own.
  before text,
  wanted text not null,
  primary key (property_id, order_id, stay_time),
  foreign key (property_id, order_id) references orders (property_id, id) on delete cascade
);
create index order_stay_times_booking on order_stay_times (property_id, booking_id);
select protect_tenant_table('order_stay_times');

-- Few requests hold an amount that nobody has answered yet.
create index orders_holding on orders (hold_lapses_at)
  where status = 'no action taken' and stage = 'placed' and hold_lapses_at is not null;
grant select (payment, hold_lapses_at) on orders to innkeeper_installation;

-- An order that was given up and is paid after all takes its places anew, all of them or none.
create function take_places_again(house text, of_order text) returns boolean language plpgsql as $$
begin
  begin
    update order_places set is_taken = true where property_id = house and order_id = of_order and not is_taken;
    if not found then return true; end if;
    perform take_places(house, of_order);
  exception when sqlstate 'IK007' then
    return false;
  end;
  insert into outbox (property_id, name, payload) values (house, 'availability.changed', '{}');
  perform pg_notify('innkeeper_events', '');
  return true;
end
$$;

-- The order that a new one takes the place of, locked as `place_order` locks; null where the stay has none like it.
create function lock_changed_order(placed jsonb, watch text) returns text language plpgsql as $$
declare
  house text := placed #>> '{order,property_id}';
  changed text;
begin
  if jsonb_typeof(placed -> 'unpaid') = 'object' then
    perform pg_advisory_xact_lock(hashtextextended('unpaid orders of ' || (placed #>> '{order,booking_id}'), 0));
  end if;
  if placed ->> 'device' is not null then
    perform pg_advisory_xact_lock(hashtextextended('orders of device ' || (placed ->> 'device'), 0));
  end if;
  select id into changed from orders
  where property_id = house and booking_id = placed #>> '{order,booking_id}' and watch_id = watch and not is_preview
  for update;
  if changed is null then return null; end if;
  perform 1 from products
  where property_id = house and stock is not null and id in (
    select product_id from order_lines where property_id = house and order_id = changed and took_stock
    union
    select product_id from jsonb_to_recordset(placed -> 'counted') as counted (product_id text)
  )
  order by id for update;
  return changed;
end
$$;
