-- Tries at passwords, codes and reservation numbers, counted for all nodes together. The keys are keyed hashes: no
-- address, name or number can be read from them. A row is worth nothing once its time is over.
create table tries (
  key text primary key,
  count integer not null check (count >= 0),
  ends_at timestamptz not null
);
create index tries_age on tries (ends_at);
grant select, insert, update, delete on tries to innkeeper_installation;

-- Counts a try under all keys or under none, so that many at once cannot slip through: the answer says which key is
-- spent and until when, or when the time of each key ends. Who is refused writes nothing. Rows are locked in the order
-- of their keys.
create function take_tries(wanted jsonb, moment timestamptz, seconds integer) returns jsonb language plpgsql as $$
declare
  counter record;
  taken_until timestamptz;
  taken jsonb := '{}';
begin
  for counter in
    select a.key, a.ends_at from tries a
    join jsonb_to_recordset(wanted) as w (key text, most integer) on w.key = a.key
    where a.ends_at > moment and a.count >= w.most
    order by a.ends_at desc limit 1
  loop
    return jsonb_build_object('spent', counter.key, 'until', counter.ends_at);
  end loop;
  begin
    for counter in
      select key, most from jsonb_to_recordset(wanted) as w (key text, most integer) order by key
    loop
      insert into tries as a (key, count, ends_at)
      values (counter.key, 1, moment + make_interval(secs => seconds))
      on conflict (key) do update set
        count = case when a.ends_at > moment then a.count + 1 else 1 end,
        ends_at = case when a.ends_at > moment then a.ends_at else excluded.ends_at end
      where a.ends_at <= moment or a.count < counter.most
      returning a.ends_at into taken_until;
      -- Others were quicker: what was counted so far is taken back.
      if not found then raise exception using errcode = 'IK005', message = 'spent', detail = counter.key; end if;
      taken := taken || jsonb_build_object(counter.key, taken_until);
    end loop;
  exception when sqlstate 'IK005' then
    select jsonb_build_object('spent', key, 'until', ends_at) into taken from tries where key = counter.key;
    return coalesce(taken, jsonb_build_object('spent', counter.key, 'until', moment));
  end;
  return jsonb_build_object('taken', taken);
end
$$;

-- A try that succeeded was none; one whose time has begun anew meanwhile is forgotten already.
create function give_tries_back(taken jsonb) returns void language sql as $$
  with held as (
    select a.key from tries a
    join jsonb_each_text(taken) t on t.key = a.key and t.value::timestamptz = a.ends_at
    order by a.key for update of a
  )
  update tries set count = greatest(0, count - 1) from held where tries.key = held.key
$$;

-- How many tracking events a property kept on one of its days.
create table tracking_days (
  property_id text not null references properties (property_id) on delete cascade,
  day date not null,
  events integer not null check (events >= 0),
  primary key (property_id, day)
);
select protect_tenant_table('tracking_days');

-- Answers how many of the events sent may be kept today, and counts them.
create function count_tracking(house text, today date, sent integer, most integer) returns integer
language plpgsql as $$
declare
  counted integer;
  kept integer;
begin
  insert into tracking_days (property_id, day, events) values (house, today, 0) on conflict do nothing;
  select events into counted from tracking_days where property_id = house and day = today for update;
  kept := greatest(0, least(sent, most - counted));
  if kept > 0 then
    update tracking_days set events = counted + kept where property_id = house and day = today;
  end if;
  return kept;
end
$$;

-- Few wait for their payment at any time.
create index orders_unpaid on orders (property_id) where stage = 'awaiting payment';

-- As in 0029, and now: a device whose order was accepted or paid before counts for itself and not for its network, and
-- orders that wait for their payment have a limit: by booking, or by device and network. Locks are taken in one order
-- by everybody: key, counted orders, booking, device, orders, products by id.
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
