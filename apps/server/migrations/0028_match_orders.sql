-- Whether an order comes from a booking, which device sent it, and what was given up before it was paid.
alter table orders
  add column is_matched boolean not null default false,
  -- A hash of the cookie of the browser that ordered; gone with the person.
  add column device text,
  -- The guest gave it up, or ordered anew instead: a payment that comes later goes back.
  add column voided_at timestamptz;
update orders set is_matched = booking_id is not null or is_preview or removed_at is not null;
create index orders_device on orders (property_id, device) where device is not null;
create index orders_without_booking on orders (property_id, placed_at) where booking_id is null and not is_preview;

-- What was ordered before products had kinds was brought.
alter table order_lines add column kind text not null default 'brought'
  check (kind in ('brought', 'picked up', 'service', 'part of the stay'));

-- Gives up orders that wait for their payment, and puts back what they took. Their payments are ended by a job.
create function void_orders(house text, ids text[], moment timestamptz) returns text[] language plpgsql as $$
declare
  voided text[];
  given record;
begin
  with changed as (
    update orders set stage = 'abandoned', payment = 'released', voided_at = moment, revision = revision + 1
    where property_id = house and id = any (ids) and stage = 'awaiting payment'
    returning id, watch_id
  ), told as (
    insert into outbox (property_id, name, payload)
    select house, 'order.answered', jsonb_build_object('watchId', watch_id) from changed
  )
  select coalesce(array_agg(id), '{}') into voided from changed;
  for given in
    with back as (
      update order_lines set took_stock = false
      where property_id = house and order_id = any (voided) and took_stock
      returning product_id, quantity
    )
    select product_id, sum(quantity)::integer as quantity from back group by product_id order by product_id
  loop
    update products set stock = stock + given.quantity
    where property_id = house and id = given.product_id and stock is not null;
    insert into outbox (property_id, name, payload)
    values (house, 'product.changed', jsonb_build_object('productId', given.product_id));
  end loop;
  if cardinality(voided) > 0 then perform pg_notify('innkeeper_events', ''); end if;
  return voided;
end
$$;

-- As in 0024, and now: an older attempt at the same wish is given up first, and orders without a booking are counted
-- while no other can be placed. Locks are taken in one order by everybody: key, orders without a booking, device,
-- orders, products by id.
create or replace function place_order(placed jsonb) returns jsonb language plpgsql as $$
declare
  house text := placed #>> '{order,property_id}';
  moment timestamptz := (placed #>> '{order,placed_at}')::timestamptz;
  limits jsonb := placed -> 'limits';
  known record;
  older record;
  wanted record;
  attempts text[] := '{}';
  voided text[] := '{}';
  remaining integer;
  emptied text[] := '{}';
begin
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
    perform pg_advisory_xact_lock(hashtextextended('orders without a booking of ' || house, 0));
  end if;
  if placed ->> 'device' is not null then
    -- Two attempts of one device at the same moment: the second sees the first.
    perform pg_advisory_xact_lock(hashtextextended('orders of device ' || (placed ->> 'device'), 0));
  end if;
  if placed ->> 'replaces' is not null or placed ->> 'device' is not null then
    -- The attempt it names, and unpaid ones for the same things from the same device: one wish is one order.
    for older in
      select id, stage, status, id = placed ->> 'replaces' as is_named from orders o
      where property_id = house and (
        id = placed ->> 'replaces'
        or (
          device = placed ->> 'device' and stage = 'awaiting payment'
          and (
            select jsonb_agg(jsonb_build_array(product_id, quantity) order by product_id, quantity)
            from order_lines l where l.property_id = house and l.order_id = o.id
          ) = (
            select jsonb_agg(jsonb_build_array(product_id, quantity) order by product_id, quantity)
            from jsonb_to_recordset(placed -> 'lines') as l (product_id text, quantity integer)
          )
        )
      )
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
  if jsonb_typeof(limits) = 'object' then
    select
      count(*) filter (where placed_at > moment - interval '1 hour') as in_hour,
      count(*) filter (
        where device = placed #>> '{order,device}'
          and (stage = 'awaiting payment' or (stage = 'placed' and status = 'no action taken' and archived_at is null))
      ) as of_device
    into known from orders
    where property_id = house and booking_id is null and not is_preview
      and (placed_at > moment - interval '1 hour' or device = placed #>> '{order,device}');
    if known.of_device >= (limits ->> 'openPerDevice')::integer or known.in_hour >= (limits ->> 'perHour')::integer then
      raise exception using errcode = 'IK002', message = 'too many orders without a booking';
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

