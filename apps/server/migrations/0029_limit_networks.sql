-- Two people who edit the same unit meet.
alter table units add column revision integer not null default 1;

alter table orders
  -- A keyed hash of the network that sent an order without a booking; gone with the person.
  add column network text,
  -- The room of the booking where the guest wrote another.
  add column booking_unit text;

-- As in 0028, and now: only what the same device or booking ordered is replaced, orders without a booking are counted
-- by network too, those taken back within the hour included, and orders in previews have a limit of their own. Locks
-- are taken in one order by everybody: key, counted orders, device, orders, products by id.
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
    perform pg_advisory_xact_lock(hashtextextended('counted orders of ' || house, 0));
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
        -- Only what the same device or booking ordered: an id gets forwarded.
        (id = placed ->> 'replaces'
          and (device = placed ->> 'device' or booking_id = placed #>> '{order,booking_id}'))
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
  if limits ->> 'previewsPerHour' is not null then
    select count(*) as in_hour into known from orders
    where property_id = house and is_preview and placed_at > moment - interval '1 hour';
    if known.in_hour >= (limits ->> 'previewsPerHour')::integer then
      raise exception using errcode = 'IK004', message = 'too many orders in previews';
    end if;
  elsif jsonb_typeof(limits) = 'object' then
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
        and (placed_at > moment - interval '1 hour' or device = placed #>> '{order,device}')
    ) counted;
    if known.of_device >= (limits ->> 'openPerDevice')::integer
      or known.of_network >= (limits ->> 'perNetwork')::integer
      or known.in_hour >= (limits ->> 'perHour')::integer
    then
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
