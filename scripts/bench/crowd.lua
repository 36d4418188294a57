-- Each request is another client's, so that the limits count as they would for many people.
math.randomseed(os.time())
request = function()
  local part = function() return math.random(1, 250) end
  wrk.headers['x-forwarded-for'] = string.format('10.%d.%d.%d', part(), part(), part())
  return wrk.format()
end
