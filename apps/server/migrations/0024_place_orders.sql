-- Places an order in one statement, so that a guest waits for one round trip: the idempotency key first, because a
-- twin of the same moment waits there; stock last, because others wait for its rows. Runs as the caller, behind the
-- walls. Nothing is left of an order that cannot be had.
create function place_order(placed jsonb) returns jsonb language plpgsql as $$
declare
  house text := placed #>> '{order,property_id}';
  known record;
  wanted record;
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
  return jsonb_build_object('outcome', 'placed');
end
$$;

-- Which requests are due is asked for all properties at once; what is in them is not.
create policy installation on orders for select to innkeeper_installation using (true);
grant select (property_id, id, stage, status, is_preview, payment, placed_at, expires_at, remove_after, archived_at, removed_at)
  on orders to innkeeper_installation;
